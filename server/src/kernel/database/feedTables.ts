import type {
  FeedCause,
  FeedFailure,
  FeedHold,
  FeedKind,
  FeedRunState,
  FeedState,
} from '@mentor-connect/contract/work/feedRules'
import type { OpeningLevel } from '@mentor-connect/contract/work/openingRules'
import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

interface FeedsTable {
  id: string
  name: string
  kind: FeedKind
  /** Empty for a feed of uploaded files. */
  address: string
  /** Language of the texts as a BCP 47 tag; null if it is recognised by the script. */
  language: string | null
  /** Level of the openings whose entries state none. */
  level: OpeningLevel
  state: FeedState
  version: number
  /** The run that is not finished yet; null if there is none. */
  run_id: string | null
  /** The time at which the address is read next; null if it is not read automatically. */
  due_at: Instant | null
  /** The time at which an operator has approved the first import; null before. */
  approved_at: Instant | null
  created_at: Instant
}

/** The entries that a feed had so far, with the openings that were made of them. */
interface FeedEntriesTable {
  feed_id: string
  /** SHA-256 of the identifier or the address of the entry. */
  entry_key: string
  opening_id: string
  /** SHA-256 of all that the entry states except for the closing day. */
  fingerprint: string
  /** Id of the last run that has found the entry. */
  seen_run: string
  /** 1 if the last run has not found the entry. */
  is_gone: Generated<Flag>
  /** 1 if an operator has closed the opening: the feed does not open it again. */
  is_stopped: Generated<Flag>
}

interface FeedRunsTable {
  id: string
  feed_id: string
  cause: FeedCause
  state: FeedRunState
  /** Reason for which the run waits for an operator; null if it does not. */
  hold: FeedHold | null
  /** Reason for which the run has failed; null if it has not. */
  failure: FeedFailure | null
  /** Number of entries that were found, valid or not. */
  entries: Generated<number>
  added: Generated<number>
  changed: Generated<number>
  unchanged: Generated<number>
  closed: Generated<number>
  refused: Generated<number>
  /** Number of openings that wait for an operator because of signs of fraud. */
  suspicious: Generated<number>
  created_at: Instant
  changed_at: Instant
  /** JSON list of `FeedLine`. */
  lines: Generated<string>
  /** The uploaded file in base64, until it is read. */
  upload: string | null
}

/** Valid entries of a run that are not imported yet. */
interface FeedStagedEntriesTable {
  run_id: string
  number: number
  entry_key: string
  fingerprint: string
  /** The closing day that the entry states; null if it states none. */
  stated_closing: string | null
  /** JSON of `OpeningContent`. */
  content: string
}

export interface FeedTables {
  feeds: FeedsTable
  feed_entries: FeedEntriesTable
  feed_runs: FeedRunsTable
  feed_staged_entries: FeedStagedEntriesTable
}
