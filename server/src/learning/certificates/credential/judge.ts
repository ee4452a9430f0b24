import type { KeyObject } from 'node:crypto'
import type { AchievementCredential } from './achievementCredential'
import { hasBit } from './bitstring'
import { isProven, type Document, type Signed } from './dataIntegrity'
import type { StatusListCredential } from './statusListCredential'

/** Result of checking a credential. It is `unknown` if the status could not be determined. */
export type Judgement = 'verified' | 'revoked' | 'invalid' | 'unknown'

export interface Evidence {
  /** DID of the only trusted issuer. */
  did: string
  /** Returns the issuer's key for a verification method; undefined if the key was never published. */
  keyOf: (verificationMethod: string) => KeyObject | undefined
  statusList: Signed<StatusListCredential>
  now: Date
}

/** Checks a credential. It is verified only if its proof is valid and its status is not revoked. */
export async function judge(
  credential: Signed<AchievementCredential>,
  evidence: Evidence,
): Promise<Judgement> {
  if (credential.issuer?.id !== evidence.did || !(await isProvenBy(credential, evidence))) return 'invalid'
  if (new Date(credential.validFrom) > evidence.now) return 'invalid'
  return statusOf(credential, evidence)
}

async function statusOf(
  { credentialStatus: entry }: AchievementCredential,
  evidence: Evidence,
): Promise<Judgement> {
  const { statusList, did, now } = evidence
  const { credentialSubject: list, validFrom, validUntil } = statusList
  const isTheList = statusList.id === entry.statusListCredential && list.statusPurpose === entry.statusPurpose
  const isCurrent = new Date(validFrom) <= now && now < new Date(validUntil)
  if (statusList.issuer !== did || !isTheList || !isCurrent) return 'unknown'
  if (!(await isProvenBy(statusList, evidence))) return 'unknown'
  return hasBit(list.encodedList, Number(entry.statusListIndex)) ? 'revoked' : 'verified'
}

async function isProvenBy(document: Signed<Document>, { keyOf }: Evidence): Promise<boolean> {
  const [proof] = [document.proof].flat()
  if (proof?.cryptosuite !== 'eddsa-rdfc-2022' || proof.proofPurpose !== 'assertionMethod') return false
  const key = keyOf(proof.verificationMethod)
  return key !== undefined && isProven(document, key)
}
