import type { CourseStatus } from '@mentor-connect/shared/contracts/authoring'
import type { LessonType } from '@mentor-connect/shared/contracts/courses'
import type { LessonStatus } from '@mentor-connect/shared/contracts/learners'
import type { Locale } from '@mentor-connect/shared/contracts/locales'
import type { Role } from '@mentor-connect/shared/contracts/people'
import type { ColumnType, Generated } from 'kysely'

/** 0 or 1: the same in SQLite and PostgreSQL. */
export type Flag = 0 | 1
/** ISO 8601 in UTC with milliseconds, stored as text: it sorts as it reads, in both databases. */
export type Instant = string

export interface LearnersTable {
  id: string
  /** Lower-cased. */
  email: string
  name: string
  password_hash: string | null
  mobile: string | null
  profile: string | null
  verified: Flag
  auth_type: string | null
  /** What mails are written in; null of who has not said: then in both. */
  language: Locale | null
  /** IANA name of the zone of the device that was last used; null before that. */
  time_zone: ColumnType<string | null, string | null | undefined>
  created_at: Instant
  updated_at: Instant
}

export interface MentorsTable {
  id: string
  /** Lower-cased. */
  email: string
  name: string
  password_hash: string | null
  mobile: string | null
  profile: string | null
  verified: Flag
  status: 'active' | 'inactive'
  expertise: string
  experience: number
  language: Locale | null
  created_at: Instant
  updated_at: Instant
}

export interface CoursesTable {
  id: string
  title: string
  description: string
  /** What a search looks in: title, description, mentor and domains, NFC and lower-cased. */
  search_text: string
  banner: string
  mentor_id: string
  /** Counters kept by the writes that change them, so that a page needs no aggregate. */
  rating_sum: number
  rating_count: number
  /** `rating_sum / rating_count`, 0 without reviews: a column so that it can be indexed. */
  rating_average: number
  students: number
  module_count: number
  lesson_count: number
  created_at: Instant
  updated_at: Instant
  status: Generated<CourseStatus>
  /** Published, by a mentor who is active: kept by triggers, never written. */
  listed: ColumnType<Flag, undefined, never>
}

export interface CourseDomainsTable {
  course_id: string
  position: number
  domain: string
  /** What the course is sorted by, kept by triggers. */
  created_at: Instant | null
  students: number | null
  rating_average: number | null
  title: string | null
}

export interface ModulesTable {
  course_id: string
  position: number
  name: string
  /** What the editor knows it by; null until the course is edited for the first time. */
  id: string | null
}

export interface LessonsTable {
  course_id: string
  module_position: number
  position: number
  title: string
  type: LessonType
  url: string
  file: string | null
  id: string | null
}

export interface ReviewsTable {
  course_id: string
  learner_id: string
  rating: number
  comment: string
  created_at: Instant
  updated_at: Instant
}

export interface EnrolmentsTable {
  learner_id: string
  course_id: string
  created_at: Instant
  last_active_at: Instant
}

export interface LessonProgressTable {
  learner_id: string
  course_id: string
  lesson_key: string
  status: LessonStatus
  /** When the learner set it, which may be long before it arrived. */
  updated_at: Instant
}

/** Steps of learning on one day. */
export interface ActivityTable {
  learner_id: string
  /** `YYYY-MM-DD`, where the learner was. */
  day: string
  steps: number
}

export interface FavoritesTable {
  learner_id: string
  course_id: string
  created_at: Instant
}

export interface CertificatesTable {
  id: string
  learner_id: string
  course_id: string
  course_name: string
  instructor_name: string
  learner_name: string
  created_at: Instant
  updated_at: Instant
  revoked_at: Instant | null
  revoked_reason: string | null
  /** The signed Open Badges 3.0 credential, byte for byte; signed on first need. */
  credential: string | null
  /** The bit of this certificate, counted through all status lists. */
  status_index: number | null
}

export interface SessionsTable {
  /** SHA-256 of the cookie's value. */
  id_hash: string
  person_id: string
  role: Role
  created_at: Instant
  expires_at: Instant
}

/** A sign-up that waits for its code. Several may wait for one address; each has its own code and password. */
export interface SignupsTable {
  id: string
  email: string
  role: Role
  /** SHA-256 of the sign-up cookie's value: the code counts in the browser that asked for it. */
  secret_hash: string
  name: string
  password_hash: string
  otp_hash: string
  otp_sent_at: Instant
  otp_expires_at: Instant
  wrong_tries: number
  language: Locale | null
  /** The version of terms and privacy notice that was agreed to, and when. */
  consent_version: string | null
  consented_at: Instant | null
  created_at: Instant
  /** Of a mentor: what the form said besides, as JSON, until the code comes back. */
  application: string | null
}

/** A mailed link that sets a new password. For an address without an account there is one too: nobody gets it. */
export interface PasswordResetsTable {
  /** SHA-256 of the token in the link. */
  token_hash: string
  email: string
  role: Role
  expires_at: Instant
}

/** Links that one address asked for in one UTC hour. */
export interface PasswordResetRequestsTable {
  email: string
  role: Role
  /** `YYYY-MM-DDTHH` */
  hour: string
  requests: number
}

/** Code guesses of one address on one UTC day, whichever sign-up they were meant for. */
export interface OtpGuessesTable {
  email: string
  role: Role
  /** `YYYY-MM-DD` */
  day: string
  guesses: number
}

/** Which version of terms and privacy notice a person agreed to, one row each. */
export interface ConsentsTable {
  person_id: string
  version: string
  accepted_at: Instant
}

/** What operators did, for good. */
export interface OperatorActsTable {
  id: string
  at: Instant
  /** The user of the operating system. */
  operator: string
  /** For example `mentors approve`. */
  act: string
  /** An e-mail address while there is an account, an id of what has none. */
  target: string
  reason: string | null
}

/** Accounts that are gone here and not yet everywhere; a finished erasure leaves no row. */
export interface ErasuresTable {
  person_id: string
  /** Where the confirmation goes. */
  email: string
  language: Locale | null
  requested_at: Instant
  chat_erased_at: Instant | null
}

/** Which learner a person of the sign-in service is: all that is kept of that identity. */
export interface IdentityLinksTable {
  /** The service's id of the person. */
  subject: string
  learner_id: string
  created_at: Instant
}

/** Sessions of the sign-in service that were exchanged, for as long as their tokens could be shown again. */
export interface SpentSignInsTable {
  session_id: string
  spent_at: Instant
}

/** An upload. Its files lie in one folder of the store. */
export interface FilesTable {
  folder: string
  /** By which courses and people refer to it. */
  path: string
  /** Null while the owner is still signing up. */
  owner_id: string | null
  kind: 'banner' | 'portrait' | 'document'
  /** What its owner called it. */
  name: string
  bytes: number
  created_at: Instant
}

export interface PersonTagTable {
  person_id: string
  position: number
  value: string
}

export interface CredentialKeysTable {
  multikey: string
  published_at: Instant
  /** Since then nothing that it signed counts, and it signs nothing. */
  retired_at: Instant | null
}

export interface ApiDatabase {
  learners: LearnersTable
  learner_domains: PersonTagTable
  mentors: MentorsTable
  mentor_domains: PersonTagTable
  mentor_links: PersonTagTable
  courses: CoursesTable
  course_domains: CourseDomainsTable
  modules: ModulesTable
  lessons: LessonsTable
  reviews: ReviewsTable
  enrolments: EnrolmentsTable
  lesson_progress: LessonProgressTable
  activity: ActivityTable
  favorites: FavoritesTable
  certificates: CertificatesTable
  status_counter: { next: number }
  catalogue_counts: { scope: string; courses: number }
  credential_keys: CredentialKeysTable
  sessions: SessionsTable
  files: FilesTable
  signups: SignupsTable
  otp_guesses: OtpGuessesTable
  identity_links: IdentityLinksTable
  spent_sign_ins: SpentSignInsTable
  consents: ConsentsTable
  operator_acts: OperatorActsTable
  erasures: ErasuresTable
  password_resets: PasswordResetsTable
  password_reset_requests: PasswordResetRequestsTable
}
