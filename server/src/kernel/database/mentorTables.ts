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
  /** Whether signed-in people see it on the mentor's page. */
  hides_email: Generated<Flag>
  hides_mobile: Generated<Flag>
  language: Locale | null
  /** Empty for none, as are `story` and `city`. */
  headline: Generated<string>
  story: Generated<string>
  city: Generated<string>
  /** IANA name. */
  time_zone: Generated<string | null>
  /** How soon the mentor answers first messages, the soonest first: orders the directory (`replyRanks`). */
  reply_rank: Generated<number>
  /** Monday of the week in which the mentor was here last. */
  active_week: Generated<string | null>
  /** The next free time for a session, at most a week ahead. */
  next_slot_at: Generated<Instant | null>
  /** Sum of the ratings of reviews that are not hidden. */
  rating_sum: Generated<number>
  rating_count: Generated<number>
  /** What the directory finds the mentor by (`mentorSearchText`). */
  found_by: Generated<string>
  /** How certificates show a name that has letters without fonts; null if it was not given. */
  certificate_name: Generated<string | null>
  created_at: Instant
  updated_at: Instant
}

interface MentorChecksTable {
  id: string
  mentor_id: string
  kind: MentorCheckKind
  /** The employer or the school; empty for an identity. */
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
  /** Empty for none. */
  reply: Generated<string>
  replied_at: Instant | null
  /** Set by an operator: only its author sees it. */
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
  /** What a mentor speaks: BCP 47. */
  mentor_languages: PersonTagTable
  /** Ids of the subjects among a mentor's domains. */
  mentor_topics: PersonTagTable
  mentor_checks: MentorChecksTable
  mentor_reviews: MentorReviewsTable
}
