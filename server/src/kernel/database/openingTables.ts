import type { ApplicationStage, BoardStage } from '@mentor-connect/contract/work/applicationStages'
import type {
  OpeningKind,
  OpeningLevel,
  OpeningState,
  PayPeriod,
  WorkHours,
  Workplace,
} from '@mentor-connect/contract/work/openingRules'
import type { ColumnType, Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

interface OpeningsTable {
  id: string
  /** Id of the mentor who posted the opening; null if the platform posted it. */
  mentor_id: string | null
  state: OpeningState
  /** Number of changes so far. */
  version: number
  kind: OpeningKind
  workplace: Workplace
  level: OpeningLevel
  /** Working hours; null if the poster does not state them. */
  hours: WorkHours | null
  /**
   * Openings with the same key count as duplicates (`duplicateKey`). Empty for openings that have not been
   * changed since the column was added.
   */
  duplicate_key: Generated<string>
  /** Place of work; empty if none was given. */
  place: string
  /** The place in the form in which places are compared. */
  place_key: string
  /** The last day on which people can apply, in the product's time zone. */
  closes_on: string
  /** The time at which the opening last became visible to everybody; null before the first time. */
  posted_at: Instant | null
  /**
   * The time at which the opening first became visible to everybody; null before that. Triggers maintain it.
   */
  first_posted_at: ColumnType<Instant | null, Instant | null | undefined, never>
  /** Pay as rupees for a month, or 0 if it is not known. */
  pay_month: number
  pay_from: number | null
  pay_to: number | null
  pay_per: PayPeriod | null
  duration_count: number | null
  duration_unit: 'week' | 'month' | null
  starts_on: string | null
  seats: number
  /** Language of the text, as a BCP 47 tag. */
  language: string
  apply_way: 'here' | 'link'
  apply_url: string
  /** Number of applications that were ever sent for the opening. */
  applications: Generated<number>
  /**
   * 1 if everybody can read the opening, provided that its closing day has not passed. Triggers maintain it.
   */
  listed: ColumnType<Flag, undefined, never>
  /** 1 if the words of `search_text` are counted in `search_words`. */
  words_indexed: Generated<Flag>
  /**
   * The time at which the opening was approved; null before that. An operator approves a poster's first
   * opening; later ones are approved automatically if the poster's record is good.
   */
  approved_at: Instant | null
  /** The operator's reason for the rejection; only in the state `rejected`. */
  rejection: string | null
  /** The time at which operators or reports hid the opening. */
  hidden_at: Generated<Instant | null>
  /** Time of the last closing; null while the opening is not closed. */
  closed_at: Instant | null
  created_at: Instant
  updated_at: Instant
  title: string
  employer: string
  /** This column and the next are empty if the poster has not given them. */
  employer_website: string
  employer_about: string
  /** JSON lists of strings. */
  skills: string
  languages: string
  questions: string
  /** JSON list of `OpeningWarning`. */
  warnings: string
  description: string
  /** The searched text (`searchTextOf`). */
  search_text: string
}

/** Skills and languages of openings, for filters: ids of subjects or folded words, and BCP 47 tags. */
interface OpeningTagsTable {
  opening_id: string
  kind: 'skill' | 'language'
  value: string
}

interface ApplicationsTable {
  id: string
  opening_id: string
  learner_id: string
  stage: ApplicationStage
  version: number
  note: string
  /** JSON list of questions with their answers. */
  answers: string
  /** JSON lists of ids. */
  certificates: string
  works: string
  /** Empty if the learner gave no phone number. */
  phone: string
  /** 1 if the learner sent the address of the portfolio with the application. */
  with_portfolio: Generated<Flag>
  /** The résumé as it was sent, as JSON of `SentResume`; null if none was sent, or after it was removed. */
  resume: Generated<string | null>
  applied_at: Instant
  changed_at: Instant
  /** The time at which the poster last wrote; null before the first time. */
  answered_at: Instant | null
  /** The time at which the application was marked as unanswered for too long; null if it was not. */
  silent_at: Instant | null
  /** The time at which the learner's contact data were removed; null before that. */
  contact_removed_at: Instant | null
}

interface ApplicationEventsTable {
  application_id: string
  /** Counted from 1. */
  number: number
  stage: ApplicationStage
  by: 'learner' | 'poster'
  text: string | null
  at: Instant
}

/** Entries on learners' boards: saved openings, applications, and openings found elsewhere. */
interface BoardEntriesTable {
  id: string
  learner_id: string
  /** Null for an opening that was found elsewhere, and after the opening was deleted. */
  opening_id: string | null
  /** Null if the learner has not applied through the product. */
  application_id: string | null
  is_elsewhere: Flag
  stage: BoardStage
  version: number
  title: string
  employer: string
  url: string
  notes: string
  applied_on: string | null
  remind_on: string | null
  /** The day of which the learner was last reminded. */
  reminded_on: string | null
  created_at: Instant
  changed_at: Instant
}

export interface OpeningTables {
  openings: OpeningsTable
  opening_tags: OpeningTagsTable
  applications: ApplicationsTable
  application_events: ApplicationEventsTable
  board_entries: BoardEntriesTable
}
