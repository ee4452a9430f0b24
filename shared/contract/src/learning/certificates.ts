import Type, { type Static } from 'typebox'
import { EnteredLine, REQUIRED } from '../api/enteredTexts'
import { COURSE_LEVELS } from '../courses/courseFacts'
import { endpoint } from '../api/endpoint'
import { Locale } from '../api/locales'
import { Id, Timestamp, literals } from '../api/wire'

/** Proof that a learner has passed the checks of a course, as it was at the time of issue. */
export const PassedCourse = Type.Object({
  kind: Type.Literal('passed'),
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  /** The percentage that was needed in order to pass. */
  required: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Hours of learning that the course stated. */
  hours: Type.Number({ exclusiveMinimum: 0, maximum: 1000 }),
  level: literals(COURSE_LEVELS),
  /** Language of the course, as a BCP 47 tag. */
  language: Type.String({ maxLength: 35, pattern: '^[a-z]{2,8}(-[A-Za-z0-9]{1,8})*$' }),
})
export type PassedCourse = Static<typeof PassedCourse>

/** The way in which a certificate was earned, as known when it was issued. */
export const Earned = Type.Object({
  /** Number of lessons that the learner has marked as done. Nobody checks whether that is true. */
  lessons: Type.Integer({ minimum: 0 }),
  /** Number of quizzes that the learner has passed. */
  quizzes: Type.Integer({ minimum: 0 }),
  /** Number of tasks that the instructor has approved. */
  tasks: Type.Integer({ minimum: 0 }),
  /** Hours of learning that the course stated. Absent for collections of links and for courses that stated none. */
  hours: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1000 })),
  /** Number of completed courses. Only for a skill path, whose other numbers are those of all its courses. */
  courses: Type.Optional(Type.Integer({ minimum: 0 })),
})
export type Earned = Static<typeof Earned>

/** A completed skill path with its courses, as at the time of issue. */
export const CompletedPath = Type.Object({
  kind: Type.Literal('path'),
  /** The name in the address of the path's page. The page may have been deleted. */
  slug: Id,
  courses: Type.Array(
    Type.Object({
      courseId: Id,
      name: Type.String(),
      /** The learner's own certificate for this course. */
      certificateId: Id,
    }),
  ),
})
export type CompletedPath = Static<typeof CompletedPath>

/**
 * A project to which the mentor has confirmed the contribution of the learner, as at the time of issue. It says nothing
 * about the other members.
 */
export const ProvenProject = Type.Object({
  kind: Type.Literal('project'),
  /** Id of the project, whose page may have been deleted; that of the team if it already was. */
  projectId: Id,
  /** The role of the learner; empty if certificates cannot show it. */
  role: Type.String(),
  /** Length of the project in weeks, as it was planned. */
  weeks: Type.Integer({ minimum: 0 }),
  /** Number of milestones of the team that the mentor has approved. */
  milestones: Type.Integer({ minimum: 0 }),
})
export type ProvenProject = Static<typeof ProvenProject>

/** Public data of a certificate. It omits the learner's account id, which would let strangers write to the learner. */
export const Certificate = Type.Object({
  _id: Id,
  /** Id of the course, of the skill path if `path` is present, or of the project if `project` is. */
  courseId: Id,
  /** Title of the course, skill path or project. */
  courseName: Type.String(),
  /** The instructor of the course, whoever made the skill path, or the mentor of the project. */
  instructorName: Type.String(),
  learnerName: Type.String(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  /** Language of the certificate's text, as its owner has chosen. */
  language: Type.Optional(Locale),
  /** Absent if every lesson was completed and nothing else was checked. */
  passed: Type.Optional(PassedCourse),
  /** Absent on certificates that were issued before this was recorded. */
  earned: Type.Optional(Earned),
  /** Present if the certificate is for a skill path. */
  path: Type.Optional(CompletedPath),
  /** Present if the certificate is for the work in a project. */
  project: Type.Optional(ProvenProject),
})
export type Certificate = Static<typeof Certificate>

/** A certificate as its owner sees it. */
export const OwnCertificate = Type.Object({ ...Certificate.properties, userId: Id })
export type OwnCertificate = Static<typeof OwnCertificate>

/** The texts of a certificate, in its language. */
export const CertificateStatement = Type.Object({
  title: Type.String(),
  /** Name and achievement of the learner, in one sentence. */
  sentence: Type.String(),
  /**
   * Lines that say how the certificate was earned. If something was checked, they include the mark, hours, level and
   * language.
   */
  lines: Type.Array(Type.String()),
  issued: Type.String(),
})
export type CertificateStatement = Static<typeof CertificateStatement>

/** A certificate with the result of its verification. */
export const VerifiedCertificate = Type.Object({
  ...Certificate.properties,
  statement: Type.Optional(CertificateStatement),
})
export type VerifiedCertificate = Static<typeof VerifiedCertificate>

export const generateCertificate = endpoint({
  method: 'POST',
  path: '/user/generate-certificate',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'drawing',
  summary:
    'The certificate of a course that is enrolled in and completed, as a PDF. Issued once, rendered each time.',
  body: Type.Object({ userId: Id, courseId: Id }),
  reply: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }),
  file: 'application/pdf',
})

export const getCertificateFile = endpoint({
  method: 'GET',
  path: '/user/certificates/:certificateId/file',
  access: 'user',
  rateLimit: 'drawing',
  summary: 'A certificate of the caller as a PDF, rendered each time.',
  params: Type.Object({ certificateId: Id }),
  reply: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }),
  file: 'application/pdf',
})

export const changeCertificateLanguage = endpoint({
  method: 'POST',
  path: '/user/certificate-language',
  access: 'user',
  owner: 'body.userId',
  summary:
    'The language of a certificate: it speaks another one under the same id. Its credential is signed again.',
  body: Type.Object({ userId: Id, certificateId: Id, language: Locale }),
  reply: OwnCertificate,
})

/**
 * Possible results of verifying proof and status. A verification that could not be carried out is a failure instead.
 */
export const CERTIFICATE_VERDICTS = ['verified', 'revoked', 'invalid'] as const
export type CertificateVerdict = (typeof CERTIFICATE_VERDICTS)[number]

/**
 * The public reason for a revocation. `replaced`: another certificate took its place, because something on it was
 * wrong.
 */
export const REVOCATION_CODES = ['replaced', 'issued-in-error', 'withdrawn'] as const
export type RevocationCode = (typeof REVOCATION_CODES)[number]

/** The codes that an operator may choose. */
export const GIVEN_REVOCATION_CODES = ['issued-in-error', 'withdrawn'] as const

export const Revocation = Type.Object({
  revokedAt: Timestamp,
  /** Always null, because only the learner and operators may read the wording of the reason. */
  reason: Type.Union([Type.String(), Type.Null()]),
  reasonCode: Type.Optional(literals(REVOCATION_CODES)),
  /** Id of the certificate that replaced this one. */
  replacedBy: Type.Optional(Id),
})
export type Revocation = Static<typeof Revocation>

export const verifyCertificate = endpoint({
  method: 'GET',
  path: '/user/verify-certificate',
  access: 'public',
  rateLimit: 'certificateCheck',
  summary:
    'Check the proof and the status of a certificate. `data` is the certificate when it is verified, else null. An unknown id is 404 `not_found`.',
  query: Type.Object({ certificateId: EnteredLine(128, REQUIRED) }),
  reply: Type.Union([VerifiedCertificate, Type.Null()]),
  meta: Type.Object({
    verdict: literals(CERTIFICATE_VERDICTS),
    revocation: Type.Optional(Revocation),
  }),
})

export const getCredential = endpoint({
  method: 'GET',
  path: '/credentials/:certificateId',
  access: 'public',
  rateLimit: 'certificateCheck',
  summary: 'The certificate as a signed Open Badges 3.0 credential, for other software to verify.',
  params: Type.Object({ certificateId: Id }),
  reply: Type.Unsafe<Blob>({ type: 'string' }),
  file: 'application/vc',
})

export const getCertificatePage = endpoint({
  method: 'GET',
  path: '/share/certificates/:certificateId',
  access: 'public',
  rateLimit: 'certificateCheck',
  summary:
    'A page with the card that social networks show for a certificate; it leads on to the check of it.',
  params: Type.Object({ certificateId: Id }),
  reply: Type.Unsafe<Blob>({ type: 'string' }),
  file: 'text/html; charset=utf-8',
})

export const getCertificatePicture = endpoint({
  method: 'GET',
  path: '/share/certificates/:certificateId/card.png',
  access: 'public',
  rateLimit: 'drawing',
  summary: 'The picture on that card.',
  params: Type.Object({ certificateId: Id }),
  reply: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }),
  file: 'image/png',
})

export const getStatusList = endpoint({
  method: 'GET',
  path: '/credentials/status/:list',
  access: 'public',
  rateLimit: 'certificateCheck',
  summary: 'The signed list of revoked certificates (Bitstring Status List).',
  params: Type.Object({ list: Type.String({ maxLength: 6, pattern: '^[0-9]{1,6}$' }) }),
  reply: Type.Unsafe<Blob>({ type: 'string' }),
  file: 'application/vc',
})
