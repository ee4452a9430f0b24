import type { GuardianConsentState, GuardianRelation } from '@mentor-connect/contract/trust/age'
import type { CourseStatus } from '@mentor-connect/contract/courses/authoring/authoring'
import type { CourseTexts } from '@mentor-connect/contract/courses/authoring/courseContent'
import type { CourseFormat } from '@mentor-connect/contract/courses/courseFacts'
import type { LessonStatus } from '@mentor-connect/contract/courses/progress'
import type { Locale } from '@mentor-connect/contract/api/locales'
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'
import type { AssessmentTables } from './assessmentTables'
import type { JobTables } from '../../platform/jobs/jobs.schema'
import type { CertificatesTable } from './certificateTables'
import type { CommunityTables } from './communityTables'
import type { Flag, Instant } from './columnTypes'
import type { FeedTables } from './feedTables'
import type { FileTables } from './fileTables'
import type { LessonTables } from './lessonTables'
import type { MeetingTables } from './meetingTables'
import type { MentorshipTables } from './mentorshipTables'
import type { MentorTables, PersonTagTable } from './mentorTables'
import type { NotificationTables } from './notificationTables'
import type { BusyCalendarTables } from './busyCalendarTables'
import type { CalendarFeedTables } from './calendarFeedTables'
import type { OpeningAlertTables } from './openingAlertTables'
import type { OpeningTables } from './openingTables'
import type { PasskeyTables } from './passkeyTables'
import type { PlanTables } from './planTables'
import type { PortfolioTables } from './portfolioTables'
import type { ProjectTables } from './projectTables'
import type { QuizTables } from './quizTables'
import type { ReleaseHealthTables } from './releaseHealthTables'
import type { RemovedPagesTable } from './removedPagesTable'
import type { RoomTables } from './roomTables'
import type { RestoreJournalTable } from './restoreTables'
import type { SafetyTables } from './safetyTables'
import type { SchedulingTables } from './schedulingTables'
import type { SkillPathTables } from './skillPathTables'
import type { TaskTables } from './taskTables'
import type {
  AnnouncementsTable,
  AuditHeadTable,
  OperatorActsTable,
  OperatorChallengesTable,
  OperatorPasskeysTable,
  OperatorsTable,
  PeopleSearchTable,
  OperatorSessionsTable,
} from './operatorTables'
import type {
  EmailChangesTable,
  IdentityLinksTable,
  AccountUseTable,
  ActivePeopleTable,
  KnownDevicesTable,
  NoticePeopleTable,
  NoticesTable,
  OpenIdAttemptsTable,
  OpenIdLinksTable,
  OtpGuessesTable,
  PasswordGuessesTable,
  PasswordResetRequestsTable,
  PasswordResetsTable,
  SessionsTable,
  SignUpLinksTable,
  SignUpMailsTable,
  SignupsTable,
  SpentSignInsTable,
} from './signInTables'
import type { CourseFactColumns } from './courseFactColumns'

export type { Flag, Instant } from './columnTypes'
export type { CertificatesTable } from './certificateTables'
export type { MentorsTable } from './mentorTables'
export type { OperatorActsTable } from './operatorTables'
export type { RemovedPagesTable } from './removedPagesTable'
export type { RestoreJournalTable } from './restoreTables'

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
  /** The language of mails. Null if none was chosen; mails are then bilingual. */
  language: Locale | null
  /** IANA time zone of the most recently used device; null if none was reported. */
  time_zone: ColumnType<string | null, string | null | undefined>
  /** Null if the year of birth is not known. */
  birth_year: ColumnType<number | null, number | null | undefined>
  /** The number of times that the learner was asked for the year of birth (see `PUT_OFF` in `people/age.repo.ts`). */
  birth_year_asked: Generated<0 | 1 | 2>
  /** 1 if the learner counts as a minor. `endMinority` resets it at the turn of the year. */
  is_minor: Generated<Flag>
  /** 1 if the learner has answered or skipped the question about learning goals. */
  subjects_asked: Generated<Flag>
  /**
   * The name for certificates if `name` contains letters that none of the fonts has; null if the learner gave
   * none.
   */
  certificate_name: ColumnType<string | null, string | null | undefined>
  created_at: Instant
  updated_at: Instant
}

/** The consent of a minor's guardian. A new request replaces the row. */
export interface GuardianConsentsTable {
  learner_id: string
  state: Exclude<GuardianConsentState, 'none'>
  guardian_email: string
  guardian_name: string | null
  relation: GuardianRelation | null
  /** SHA-256 of the token in the mailed link. */
  token_hash: string
  asked_at: Instant
  given_at: Instant | null
  /** The time at which an operator decided on the consent, or the guardian withdrew it. */
  decided_at: Instant | null
}

export interface CoursesTable extends CourseTexts, CourseFactColumns {
  id: string
  /** The searched text (`searchTextOf`). */
  search_text: string
  /** Language of the course, as a BCP 47 tag. */
  language: Generated<string>
  banner: string
  mentor_id: string
  /**
   * Counters: this column and the counts below are updated together with the rows that they count, so that a
   * page needs no aggregate.
   */
  rating_sum: number
  rating_count: number
  /**
   * `rating_sum / rating_count`, or 0 if there are no reviews. It is stored in a column so that it can be
   * indexed.
   */
  rating_average: number
  students: number
  module_count: number
  lesson_count: number
  /**
   * Tells where the lessons of the course are learned, here or on other sites (`courseFormat`); null if it
   * has no lessons.
   */
  format: Generated<CourseFormat | null>
  /** Sort key of the catalogue's default order, descending. Triggers maintain it. */
  catalogue_order: ColumnType<string, undefined, never>
  created_at: Instant
  updated_at: Instant
  status: Generated<CourseStatus>
  /**
   * The time at which an operator took the course out of the catalogue, and the reason; null if it was not taken out.
   */
  unlisted_at: Generated<Instant | null>
  unlisted_reason: Generated<string | null>
  /**
   * 1 if the words of `search_text` are counted in `search_words`, as they must be for a listed course;
   * otherwise 0.
   */
  words_indexed: Generated<number>
  /**
   * The time at which operators recommended the course; null if it is not recommended. A trigger sets it to
   * null when the course is no longer listed.
   */
  featured_at: Generated<Instant | null>
  /** The time at which the recommendation ends automatically; null for no end. */
  featured_until: Generated<Instant | null>
  /** 1 if the course is published and not unlisted, and its mentor is active. Triggers maintain it. */
  listed: ColumnType<Flag, undefined, never>
}

/** A word that courses contain, with the forms by which a search finds it. */
export interface SearchWordsTable {
  /** The word, normalized for search. */
  word: string
  /** The word as it is written in a course. */
  shown: string
  stem: string
  sound: string
  /** The consonants of `sound`. */
  bones: string
  /** Number of courses with the word. */
  uses: number
}

export interface CourseDomainsTable {
  course_id: string
  position: number
  domain: string
  /** Copies of the course's sort columns. Triggers maintain them. */
  catalogue_order: ColumnType<string | null, undefined, never>
  created_at: Instant | null
  students: number | null
  rating_average: number | null
  title: string | null
}

export interface ModulesTable {
  course_id: string
  /** Unique within its course. */
  id: string
  position: number
  name: string
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
  /** The time at which the learner was congratulated on finishing the course; null before that. */
  celebrated_at: Generated<Instant | null>
}

export interface LessonProgressTable {
  learner_id: string
  course_id: string
  lesson_id: string
  status: LessonStatus
  /** The time at which the learner set the status, which may be long before the server received it. */
  updated_at: Instant
}

/** Number of learning steps of a learner on one day. */
export interface ActivityTable {
  learner_id: string
  /** `YYYY-MM-DD` in the learner's time zone. */
  day: string
  steps: number
}

export interface FavoritesTable {
  learner_id: string
  course_id: string
  created_at: Instant
}

/** Versions of the terms and privacy notice that a person has agreed to, one row for each version. */
export interface ConsentsTable {
  person_id: string
  version: string
  accepted_at: Instant
  /** The language in which the person read the version; null for consents from before this was recorded. */
  language: Locale | null
}

export interface CredentialKeysTable {
  multikey: string
  published_at: Instant
  /** After this time, no credentials are signed with the key, and its signatures are invalid. */
  retired_at: Instant | null
}

/** People whose access has changed. Triggers insert the rows, and `chatAccessSync` sends them to chat. */
export interface AccountAccessTable {
  person_id: string
  /** Increases with every change. */
  version: number
  /** 1 if chat has confirmed this version. */
  chat_knows: Flag
}

/** Ended sessions that chat has not confirmed yet. A trigger inserts the rows. */
export interface EndedSessionsTable {
  session_id: string
}

/**
 * Tags of changed public content. Triggers insert the rows, which are deleted when the changes are sent to
 * the site.
 */
export interface ContentChangesTable {
  tag: string
}

export interface ApiDatabase
  extends
    AssessmentTables,
    BusyCalendarTables,
    CommunityTables,
    JobTables,
    LessonTables,
    MeetingTables,
    MentorshipTables,
    MentorTables,
    NotificationTables,
    OpeningAlertTables,
    CalendarFeedTables,
    SchedulingTables,
    FeedTables,
    FileTables,
    OpeningTables,
    PasskeyTables,
    PlanTables,
    PortfolioTables,
    ProjectTables,
    ReleaseHealthTables,
    RoomTables,
    SafetyTables,
    SkillPathTables,
    QuizTables,
    TaskTables {
  learners: LearnersTable
  learner_domains: PersonTagTable
  courses: CoursesTable
  course_domains: CourseDomainsTable
  modules: ModulesTable
  reviews: ReviewsTable
  enrolments: EnrolmentsTable
  lesson_progress: LessonProgressTable
  activity: ActivityTable
  favorites: FavoritesTable
  certificates: CertificatesTable
  status_counter: { next: number }
  search_words: SearchWordsTable
  /** Cuts of the words in `search_words`: each word with one of its letters left out. */
  search_cuts: { cut: string; word: string }
  catalogue_counts: { scope: string; courses: number }
  credential_keys: CredentialKeysTable
  sessions: SessionsTable
  known_devices: KnownDevicesTable
  account_use: AccountUseTable
  active_people: ActivePeopleTable
  notices: NoticesTable
  notice_people: NoticePeopleTable
  password_guesses: PasswordGuessesTable
  signups: SignupsTable
  sign_up_links: SignUpLinksTable
  sign_up_mails: SignUpMailsTable
  otp_guesses: OtpGuessesTable
  email_changes: EmailChangesTable
  identity_links: IdentityLinksTable
  spent_sign_ins: SpentSignInsTable
  open_id_links: OpenIdLinksTable
  open_id_attempts: OpenIdAttemptsTable
  consents: ConsentsTable
  operator_acts: OperatorActsTable
  audit_head: AuditHeadTable
  announcements: AnnouncementsTable
  operators: OperatorsTable
  people_search: PeopleSearchTable
  operator_passkeys: OperatorPasskeysTable
  operator_challenges: OperatorChallengesTable
  operator_sessions: OperatorSessionsTable
  restore_journal: RestoreJournalTable
  guardian_consents: GuardianConsentsTable
  removed_pages: RemovedPagesTable
  account_access: AccountAccessTable
  ended_sessions: EndedSessionsTable
  content_changes: ContentChangesTable
  password_resets: PasswordResetsTable
  password_reset_requests: PasswordResetRequestsTable
}

export type Database = Kysely<ApiDatabase>
export type Tx = Transaction<ApiDatabase>
