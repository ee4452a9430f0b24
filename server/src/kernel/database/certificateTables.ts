import type { RevocationCode } from '@mentor-connect/contract/learning/certificates'
import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Generated } from 'kysely'
import type { Instant } from './columnTypes'

export interface CertificatesTable {
  id: string
  learner_id: string
  /** The course; for a certificate of a skill path, the key of the path (`pathKey`). */
  course_id: string
  /** The skill path; null for a certificate of a course. */
  path_id: string | null
  /** 1 for the first certificate of a learner for a course or path; each replacement is one higher. */
  edition: Generated<number>
  /** Title of the course or skill path. */
  course_name: string
  /** The instructor of the course, or the person who made the skill path. */
  instructor_name: string
  learner_name: string
  /** The language of the PDF, the pictures, the shared page and the credential. The learner may change it. */
  language: Generated<Locale>
  created_at: Instant
  updated_at: Instant
  revoked_at: Instant | null
  /** The full reason; only shown to the learner and to operators. */
  revoked_reason: string | null
  /** The public code of the reason; null if the certificate was revoked before there were codes. */
  revoked_code: RevocationCode | null
  /** The id of the certificate that this one replaces. */
  replaces: string | null
  /** `ProofOfLearning` as JSON; null if the certificate required only that every lesson was completed. */
  proof_of_learning: string | null
  /** The signed Open Badges 3.0 credential, byte for byte; null until it is first requested. */
  credential: string | null
  /** The position of this certificate's bit, counted across all status lists; null until the certificate is signed. */
  status_index: number | null
}
