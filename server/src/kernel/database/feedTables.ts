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
  /** Address of the feed; empty if its files are uploaded. */
  address: string
  /** Language of the texts as a BCP 47 tag; null if it is detected from the script. */
  language: string | null
  /** Level that an opening gets if its entry states none. */
  level: OpeningLevel
  state: FeedState
  version: number
  /** The run that is not finished yet; null if there is none. */
  run_id: string | null
  /** The time at which the address is to be read next; null if it is not read automatically. */
  due_at: Instant | null
  /** The time at which an operator approved the first import; null before that. */
  approved_at: Instant | null
  created_at: Instant
}

/** All entries that a feed has had, with the openings that were created from them. */
interface FeedEntriesTable {
  feed_id: string
  /** SHA-256 of the identifier or the address of the entry. */
  entry_key: string
  opening_id: string
  /** SHA-256 of everything in the entry except the closing day. */
  fingerprint: string
  /** Id of the last run in which the feed contained the entry. */
  seen_run: string
  /** 1 if the feed did not contain the entry in the last run. */
  is_gone: Generated<Flag>
  /** 1 if an operator has closed the opening. The feed then does not open it again. */
  is_stopped: Generated<Flag>
}

interface FeedRunsTable {
  id: string
  feed_id: string
  cause: FeedCause
  state: FeedRunState
  /** The reason why the run waits for an operator; null if it does not wait. */
  hold: FeedHold | null
  /** The reason why the run failed; null if it did not fail. */
  failure: FeedFailure | null
  /** Number of entries that were found, valid or not. */
  entries: Generated<number>
  added: Generated<number>
  changed: Generated<number>
  unchanged: Generated<number>
  closed: Generated<number>
  refused: Generated<number>
  /** Number of openings that wait for an operator because they show signs of fraud. */
  suspicious: Generated<number>
  created_at: Instant
  changed_at: Instant
  /** JSON list of `FeedLine`. */
  lines: Generated<string>
  /** The uploaded file in base64, until it is read. */
  upload: string | null
}

/** Valid entries of a run that have not been imported yet. */
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
