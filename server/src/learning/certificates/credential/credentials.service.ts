import type { Selectable } from 'kysely'
import type { CertificatesTable } from '../../../kernel/database/schema'
import { isUniqueViolation } from '../../../platform/database/isUniqueViolation'
import { earnedEvidence, earnedNumbers } from './achievementResult'
import { readProof } from '../proofOfLearning'
import { achievementUrl } from '../../certificateAddresses'
import { presentCertificate } from '../presentCertificate'
import { certifiedCourses } from './pathCourses'
import { projectEvidence, projectNumbers } from './projectWork'
import { achievementCredential, namesMaker, type AchievementCredential } from './achievementCredential'
import { STATUS_LIST_LENGTH } from './bitstring'
import { emailOf, hasStatusList, keepCredential, takeStatusIndex } from './credentials.repo'
import { toSeconds, type Signed } from './dataIntegrity'
import { credentialIssuer, type IssuerDependencies } from './issuer'
import { judge, type Judgement } from './judge'
import { statusLists } from './statusLists'

type CertificateRow = Selectable<CertificatesTable>
export type SignedCredential = Signed<AchievementCredential>

/** Issues and verifies the credentials of certificates. */
export function credentialService(dependencies: IssuerDependencies) {
  const { db, config, clock } = dependencies
  const issuer = credentialIssuer(dependencies)
  const lists = statusLists(db, issuer, clock)

  async function sign(row: CertificateRow): Promise<string> {
    try {
      return await signWith(row, row.status_index ?? (await takeStatusIndex(db)))
    } catch (error) {
      // Another certificate has taken the same random index in the meantime, so a new index is tried.
      if (row.status_index === null && isUniqueViolation(error)) return sign(row)
      throw error
    }
  }

  async function signWith(row: CertificateRow, index: number): Promise<string> {
    const text = {
      certificateId: row.id,
      achievementUrl: achievementUrl(config, presentCertificate(row)),
      courseName: row.course_name,
      instructorName: row.instructor_name,
      learnerName: row.learner_name,
      learnerEmail: await emailOf(db, row.learner_id),
      issuedAt: new Date(row.created_at),
      language: row.language,
      proof: readProof(row.proof_of_learning),
      status: { list: Math.floor(index / STATUS_LIST_LENGTH), position: index % STATUS_LIST_LENGTH },
    }
    const signed = await issuer.sign(achievementCredential(text, issuer.addresses, config.siteUrl))
    const credential = JSON.stringify({ ...signed, proof: [signed.proof] })
    const kept = await keepCredential(db, row, { credential, status_index: index })
    // There is no credential if the certificate's language has changed in the meantime.
    return kept.credential ?? sign(kept)
  }

  return {
    didDocument: issuer.didDocument,

    /**
     * Returns the credential exactly as it was signed, byte for byte. A certificate that has no credential
     * yet is signed first.
     */
    credentialOf: async (row: CertificateRow): Promise<string> => row.credential ?? (await sign(row)),

    /** Returns a status list in its current state; undefined if no certificate is in it. */
    async statusList(list: number) {
      return (await hasStatusList(db, list)) ? lists.current(list) : undefined
    },

    /**
     * Verifies the proof and the status as a third party would, and checks that the credential matches the
     * certificate.
     */
    async judge(row: CertificateRow): Promise<Judgement> {
      const credential = readCredential(row.credential ?? (await sign(row)))
      if (!credential || !saysTheSame(credential, row)) return 'invalid'
      const list = listOf(credential)
      if (list === undefined) return 'invalid'
      return judge(credential, {
        did: issuer.addresses.did,
        keyOf: await issuer.keyFinder(),
        statusList: await lists.current(list),
        now: clock(),
      })
    },
  }
}

export type CredentialService = ReturnType<typeof credentialService>

function readCredential(text: string): SignedCredential | undefined {
  try {
    return JSON.parse(text) as SignedCredential
  } catch {
    // The stored text is damaged, so it differs from the signed one.
    return undefined
  }
}

function saysTheSame(credential: SignedCredential, row: CertificateRow) {
  const { name, validFrom, credentialSubject, id } = credential
  const [person] = credentialSubject.identifier
  const { passed, earned, path, project } = readProof(row.proof_of_learning)
  const instructor = row.instructor_name
  return (
    id.endsWith(`/${row.id}`) &&
    name === row.course_name &&
    person?.identityHash === row.learner_name &&
    markIn(credentialSubject) === passed?.percent &&
    earnedNumbers(evidenceIn(credential), instructor) ===
      earnedNumbers(earned && [earnedEvidence(earned, instructor, row.language)], instructor) &&
    certifiedCourses(evidenceIn(credential) ?? []) ===
      (path?.courses ?? []).map(({ certificateId }) => certificateId).join() &&
    projectNumbers(evidenceIn(credential), project) ===
      projectNumbers(project && [projectEvidence(project, row.language)], project) &&
    namesMaker(credentialSubject.achievement.description, instructor, {
      ...(path && { path }),
      ...(project && { project }),
    }) &&
    toSeconds(new Date(validFrom)) === toSeconds(new Date(row.created_at))
  )
}

const evidenceIn = (credential: SignedCredential) =>
  'evidence' in credential ? credential.evidence : undefined

function markIn(subject: SignedCredential['credentialSubject']): number | undefined {
  const [mark] = 'result' in subject ? (subject.result ?? []) : []
  return mark === undefined ? undefined : Number(mark.value)
}

function listOf({ credentialStatus }: SignedCredential): number | undefined {
  const list = /\/(\d{1,9})$/.exec(credentialStatus?.statusListCredential ?? '')?.[1]
  return list === undefined ? undefined : Number(list)
}
