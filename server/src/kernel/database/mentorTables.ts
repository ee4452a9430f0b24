import type { Locale } from '@mentor-connect/contract/api/locales'
import type { MentorCheckKind } from '@mentor-connect/contract/accounts/mentorChecks'
import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

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
  /** 1 if the mentor's page hides the e-mail address from signed-in people. */
  hides_email: Generated<Flag>
  hides_mobile: Generated<Flag>
  language: Locale | null
  /** This column, `story` and `city` are empty if the mentor has not given them. */
  headline: Generated<string>
  story: Generated<string>
  city: Generated<string>
  /** IANA name. */
  time_zone: Generated<string | null>
  /**
   * Rank by how soon the mentor answers first messages (`replyRanks`). The directory of mentors is sorted by
   * it.
   */
  reply_rank: Generated<number>
  /** Monday of the week in which the mentor last used the account. */
  active_week: Generated<string | null>
  /** The next free time for a session, at most a week ahead. */
  next_slot_at: Generated<Instant | null>
  /** Sum of the ratings of reviews that are not hidden. */
  rating_sum: Generated<number>
  rating_count: Generated<number>
  /** The text that searches in the directory of mentors are compared with. `mentorSearchText` creates it. */
  found_by: Generated<string>
  /**
   * The name for certificates if `name` contains letters that none of the fonts has; null if the mentor gave
   * none.
   */
  certificate_name: Generated<string | null>
  created_at: Instant
  updated_at: Instant
}

interface MentorChecksTable {
  id: string
  mentor_id: string
  kind: MentorCheckKind
  /** The employer or school that was verified; empty if the identity was verified. */
  detail: string
  /** `YYYY-MM-DD` */
  checked_on: string
  withdrawn_at: Instant | null
}

interface MentorReviewsTable {
  id: string
  mentor_id: string
  learner_id: string
  rating: number
  text: string
  created_at: Instant
  updated_at: Instant
  /** The mentor's reply to the review; empty if there is none. */
  reply: Generated<string>
  replied_at: Instant | null
  /** The time at which an operator hid the review. After that, only its author sees it. */
  hidden_at: Instant | null
}

export interface PersonTagTable {
  person_id: string
  position: number
  value: string
}

export interface MentorTables {
  mentors: MentorsTable
  mentor_domains: PersonTagTable
  mentor_links: PersonTagTable
  /** Languages that a mentor speaks, as BCP 47 tags. */
  mentor_languages: PersonTagTable
  /** Ids of the subjects among a mentor's domains. */
  mentor_topics: PersonTagTable
  mentor_checks: MentorChecksTable
  mentor_reviews: MentorReviewsTable
}
