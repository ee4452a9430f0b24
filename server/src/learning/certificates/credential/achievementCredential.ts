import type { PassedCourse } from '@mentor-connect/contract/api/certificates'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import { createHash } from 'node:crypto'
import { earnedEvidence, passedParts, type EvidenceEntry } from './achievementResult'
import type { CredentialAddresses } from './addresses'
import { CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT } from './canonicalForm'
import { zonedTime } from './zonedTime'
import type { Document } from './dataIntegrity'
import type { Proof } from '../proofOfLearning'

/** The content of a certificate and its place in the status lists. */
export interface Achievement {
  certificateId: string
  courseId: string
  courseName: string
  instructorName: string
  learnerName: string
  learnerEmail: string
  issuedAt: Date
  status: StatusPlace
  proof: Proof
}

export interface StatusPlace {
  list: number
  position: number
}

export type AchievementCredential = ReturnType<typeof achievementCredential>

/** A certificate as an Open Badges 3.0 AchievementCredential, unsigned. */
export function achievementCredential(text: Achievement, addresses: CredentialAddresses, siteUrl: string) {
  const { courseName, instructorName } = text
  const { passed, earned } = text.proof
  const course = `${siteUrl}/resource/${text.courseId}`
  const parts = passedParts(passed, course, siteUrl)
  return {
    '@context': [CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT],
    id: addresses.credential(text.certificateId),
    type: ['VerifiableCredential', 'AchievementCredential'],
    name: courseName,
    issuer: { id: addresses.did, type: ['Profile'], name: BRAND.en, url: siteUrl },
    validFrom: zonedTime(text.issuedAt),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [nameIdentity(text.learnerName), emailIdentity(text.learnerEmail, text.certificateId)],
      achievement: {
        id: course,
        type: ['Achievement'],
        achievementType: 'Course',
        name: courseName,
        description: `${passed ? 'Passing' : 'Completion'} of the course "${courseName}", taught by ${instructorName}.`,
        criteria: { narrative: criteriaOf(passed) },
        ...parts.achievement,
      },
      ...parts.subject,
    },
    ...evidenceOf([...parts.evidence, ...(earned ? [earnedEvidence(earned, instructorName)] : [])]),
    credentialStatus: statusEntry(text.status, addresses),
  } satisfies Document
}

/** Absent rather than empty, as on certificates that were issued before it was recorded. */
const evidenceOf = (evidence: EvidenceEntry[]) => (evidence.length > 0 ? { evidence } : {})

function criteriaOf(passed: PassedCourse | undefined): string {
  const completed = 'Every lesson of the course has been completed.'
  if (!passed) return completed
  return `${completed} The checks of the course have been passed, online and without supervision, with at least ${passed.required}%.`
}

function nameIdentity(name: string) {
  return { type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: name }
}

/** A salted hash: somebody who knows the address can check whose certificate it is, nobody else learns the address. */
function emailIdentity(email: string, salt: string) {
  const hash = createHash('sha256').update(`${email}${salt}`).digest('hex')
  return {
    type: 'IdentityObject',
    identityType: 'emailAddress',
    hashed: true,
    identityHash: `sha256$${hash}`,
    salt,
  }
}

function statusEntry({ list, position }: StatusPlace, addresses: CredentialAddresses) {
  return {
    id: `${addresses.statusList(list)}#${position}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(position),
    statusListCredential: addresses.statusList(list),
  }
}
