import type { CompletedPath, PassedCourse } from '@mentor-connect/contract/learning/certificates'
import type { Locale } from '@mentor-connect/contract/api/locales'
import { certificateKind, type CertificateKind } from '@mentor-connect/contract/learning/certificateKind'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import { createHash } from 'node:crypto'
import { earnedEvidence, passedParts, type EvidenceEntry } from './achievementResult'
import { courseEvidence, relatedCourses } from './pathCourses'
import { projectEvidence } from './projectWork'
import type { CredentialAddresses } from './addresses'
import { CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT } from './canonicalForm'
import { zonedTime } from './zonedTime'
import type { Document } from './dataIntegrity'
import type { Proof } from '../proofOfLearning'
import type { InBoth } from '../proofTexts'

/** The content of a certificate and its place in the status lists. */
export interface Achievement {
  certificateId: string
  /** URL of the page of the course, skill path or project. */
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

/** Builds a certificate as an Open Badges 3.0 AchievementCredential, unsigned. */
export function achievementCredential(text: Achievement, addresses: CredentialAddresses, siteUrl: string) {
  const { courseName, instructorName, language } = text
  const { passed, earned, path, project } = text.proof
  const course = text.achievementUrl
  const parts = passedParts(passed, { course, siteUrl, language })
  return {
    // Sets the language of all texts of the credential.
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
        achievementType: TYPES[certificateKind(text.proof)],
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
      ...(project ? [projectEvidence(project, language)] : []),
    ]),
    credentialStatus: statusEntry(text.status, addresses),
  } satisfies Document
}

/**
 * The field is left out if there is no evidence, as in certificates that were issued before evidence was
 * recorded.
 */
const evidenceOf = (evidence: EvidenceEntry[]) => (evidence.length > 0 ? { evidence } : {})

/**
 * The ends of descriptions, by kind of certificate and by the language in which the credential may have been
 * signed.
 */
const ENDINGS = {
  course: { en: (name: string) => `, taught by ${name}.`, hi: (name: string) => ` प्रशिक्षक: ${name}।` },
  path: { en: (name: string) => `, made by ${name}.`, hi: (name: string) => ` किसने बनाया: ${name}।` },
  project: {
    en: (name: string) => `, confirmed by the mentor ${name}.`,
    hi: (name: string) => ` पुष्टि करने वाले मेंटर: ${name}।`,
  },
}

/** Values from the list `AchievementType` of Open Badges 3.0. */
const TYPES: Record<CertificateKind, string> = {
  course: 'Course',
  path: 'LearningProgram',
  project: 'Assignment',
}

const describe: Record<Locale, (title: string, name: string, proof: Proof) => string> = {
  en: (title, name, proof) =>
    `${startOf[certificateKind(proof)](title, proof.passed)}${ENDINGS[certificateKind(proof)].en(name)}`,
  hi: (title, name, proof) => `“${title}” ${hindiDeed(proof)}।${ENDINGS[certificateKind(proof)].hi(name)}`,
}

function hindiDeed({ path, project, passed }: Proof): string {
  if (project) return 'टीम प्रोजेक्ट में योगदान दिया'
  return `${path ? 'स्किल पाथ पूरा' : `कोर्स ${passed ? 'पास' : 'पूरा'}`} किया`
}

const startOf = {
  project: (title: string) => `Contribution to the team project "${title}"`,
  path: (title: string) => `Completion of all courses of the skill path "${title}"`,
  course: (title: string, passed?: PassedCourse) =>
    `${passed ? 'Passing' : 'Completion'} of the course "${title}"`,
}

/** Tells whether a description names this instructor, mentor or maker of a path, in either language. */
export const namesMaker = (description: string, name: string, proof: Pick<Proof, 'path' | 'project'>) =>
  Object.values(ENDINGS[certificateKind(proof)]).some((ending) => description.endsWith(ending(name)))

const COMPLETED: InBoth = {
  en: 'Every lesson of the course has been completed.',
  hi: 'कोर्स का हर पाठ पूरा किया गया है।',
}

const CONFIRMED: InBoth = {
  en: 'The members of the team have said what each of them contributed, and the mentor of the project has confirmed the contribution of this person.',
  hi: 'टीम के सदस्यों ने बताया कि किसने क्या योगदान दिया, और प्रोजेक्ट के मेंटर ने इस व्यक्ति के योगदान की पुष्टि की।',
}

const ALL_COURSES = ({ courses }: CompletedPath): InBoth => ({
  en: `All ${courses.length} courses of the skill path have been completed; each has a certificate of its own.`,
  hi: `स्किल पाथ के सभी ${courses.length} कोर्स पूरे किए गए हैं; हर कोर्स का अपना प्रमाणपत्र है।`,
})

function criteriaOf({ passed, path, project }: Proof, language: Locale): string {
  if (project) return CONFIRMED[language]
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
 * Returns a salted hash of the e-mail address. People who know the address can check whether the certificate
 * belongs to it; nobody else can learn the address.
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
