import type { CompletedPath, PassedCourse } from '@mentor-connect/contract/learning/certificates'
import type { Locale } from '@mentor-connect/contract/api/locales'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import { createHash } from 'node:crypto'
import { earnedEvidence, passedParts, type EvidenceEntry } from './achievementResult'
import { courseEvidence, relatedCourses } from './pathCourses'
import type { CredentialAddresses } from './addresses'
import { CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT } from './canonicalForm'
import { zonedTime } from './zonedTime'
import type { Document } from './dataIntegrity'
import type { Proof } from '../proofOfLearning'
import type { InBoth } from '../proofTexts'

/** The content of a certificate and its place in the status lists. */
export interface Achievement {
  certificateId: string
  /** URL of the page of the course or skill path. */
  achievementUrl: string
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
  const { passed, earned, path } = text.proof
  const course = text.achievementUrl
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
        achievementType: path ? 'LearningProgram' : 'Course',
        name: courseName,
        description: describe[language](courseName, instructorName, text.proof),
        criteria: { narrative: criteriaOf(text.proof, language) },
        ...parts.achievement,
        ...(path && { related: relatedCourses(path, siteUrl) }),
      },
      ...parts.subject,
    },
    ...evidenceOf([
      ...parts.evidence,
      ...(earned ? [earnedEvidence(earned, instructorName, language)] : []),
      ...(path ? courseEvidence(path, addresses, language) : []),
    ]),
    credentialStatus: statusEntry(text.status, addresses),
  } satisfies Document
}

/** The field is absent if there is no evidence, as in certificates that were issued before evidence was recorded. */
const evidenceOf = (evidence: EvidenceEntry[]) => (evidence.length > 0 ? { evidence } : {})

/** How descriptions end, by kind and by the language in which they may have been signed. */
const ENDINGS = {
  course: { en: (name: string) => `, taught by ${name}.`, hi: (name: string) => ` प्रशिक्षक: ${name}।` },
  path: { en: (name: string) => `, made by ${name}.`, hi: (name: string) => ` किसने बनाया: ${name}।` },
}
const endingsOf = ({ path }: Pick<Proof, 'path'>) => (path ? ENDINGS.path : ENDINGS.course)

const describe: Record<Locale, (title: string, name: string, proof: Proof) => string> = {
  en: (title, name, proof) =>
    `${startOf[proof.path ? 'path' : 'course'](title, proof.passed)}${endingsOf(proof).en(name)}`,
  hi: (title, name, proof) =>
    `“${title}” ${proof.path ? 'स्किल पाथ पूरा' : `कोर्स ${proof.passed ? 'पास' : 'पूरा'}`} किया।${endingsOf(proof).hi(name)}`,
}

const startOf = {
  path: (title: string) => `Completion of all courses of the skill path "${title}"`,
  course: (title: string, passed?: PassedCourse) =>
    `${passed ? 'Passing' : 'Completion'} of the course "${title}"`,
}

/** Tells whether a description names this instructor or maker, in either of the languages. */
export const namesMaker = (description: string, name: string, proof: Pick<Proof, 'path'>) =>
  Object.values(endingsOf(proof)).some((ending) => description.endsWith(ending(name)))

const COMPLETED: InBoth = {
  en: 'Every lesson of the course has been completed.',
  hi: 'कोर्स का हर पाठ पूरा किया गया है।',
}

const ALL_COURSES = ({ courses }: CompletedPath): InBoth => ({
  en: `All ${courses.length} courses of the skill path have been completed; each has a certificate of its own.`,
  hi: `स्किल पाथ के सभी ${courses.length} कोर्स पूरे किए गए हैं; हर कोर्स का अपना प्रमाणपत्र है।`,
})

function criteriaOf({ passed, path }: Proof, language: Locale): string {
  if (path) return ALL_COURSES(path)[language]
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
