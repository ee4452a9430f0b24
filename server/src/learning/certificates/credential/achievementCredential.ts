import type { PassedCourse } from '@mentor-connect/contract/learning/certificates'
import type { Locale } from '@mentor-connect/contract/api/locales'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import { createHash } from 'node:crypto'
import { earnedEvidence, passedParts, type EvidenceEntry } from './achievementResult'
import type { CredentialAddresses } from './addresses'
import { CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT } from './canonicalForm'
import { zonedTime } from './zonedTime'
import type { Document } from './dataIntegrity'
import type { Proof } from '../proofOfLearning'
import type { InBoth } from '../proofTexts'

/** The content of a certificate and its place in the status lists. */
export interface Achievement {
  certificateId: string
  courseId: string
  courseName: string
  instructorName: string
  learnerName: string
  learnerEmail: string
  issuedAt: Date
  language: Locale
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
  const { courseName, instructorName, language } = text
  const { passed, earned } = text.proof
  const course = `${siteUrl}/resource/${text.courseId}`
  const parts = passedParts(passed, { course, siteUrl, language })
  return {
    // The language of all texts of the credential.
    '@context': [CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT, { '@language': language }],
    id: addresses.credential(text.certificateId),
    type: ['VerifiableCredential', 'AchievementCredential'],
    name: courseName,
    issuer: { id: addresses.did, type: ['Profile'], name: BRAND[language], url: siteUrl },
    validFrom: zonedTime(text.issuedAt),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [nameIdentity(text.learnerName), emailIdentity(text.learnerEmail, text.certificateId)],
      achievement: {
        id: course,
        type: ['Achievement'],
        achievementType: 'Course',
        name: courseName,
        description: describe[language](courseName, instructorName, passed),
        criteria: { narrative: criteriaOf(passed, language) },
        ...parts.achievement,
      },
      ...parts.subject,
    },
    ...evidenceOf([...parts.evidence, ...(earned ? [earnedEvidence(earned, instructorName, language)] : [])]),
    credentialStatus: statusEntry(text.status, addresses),
  } satisfies Document
}

/** The field is absent if there is no evidence, as in certificates that were issued before evidence was recorded. */
const evidenceOf = (evidence: EvidenceEntry[]) => (evidence.length > 0 ? { evidence } : {})

const describe: Record<Locale, (course: string, instructor: string, passed?: PassedCourse) => string> = {
  en: (course, instructor, passed) =>
    `${passed ? 'Passing' : 'Completion'} of the course "${course}", taught by ${instructor}.`,
  hi: (course, instructor, passed) =>
    `“${course}” कोर्स ${passed ? 'पास' : 'पूरा'} किया। प्रशिक्षक: ${instructor}।`,
}

/** Tells whether a description names this instructor, in either of the languages in which it may have been signed. */
export const namesInstructor = (description: string, instructor: string) =>
  description.endsWith(`, taught by ${instructor}.`) || description.endsWith(` प्रशिक्षक: ${instructor}।`)

const COMPLETED: InBoth = {
  en: 'Every lesson of the course has been completed.',
  hi: 'कोर्स का हर पाठ पूरा किया गया है।',
}

function criteriaOf(passed: PassedCourse | undefined, language: Locale): string {
  const completed = COMPLETED[language]
  if (!passed) return completed
  const checked: InBoth = {
    en: `The checks of the course have been passed, online and without supervision, with at least ${passed.required}%.`,
    hi: `कोर्स की जाँचें ऑनलाइन, बिना निगरानी के, कम से कम ${passed.required}% अंकों से पास की गई हैं।`,
  }
  return `${completed} ${checked[language]}`
}

function nameIdentity(name: string) {
  return { type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: name }
}

/**
 * A salted hash of the address. People who know the address can check whose certificate it is; nobody else can
 * learn the address.
 */
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
