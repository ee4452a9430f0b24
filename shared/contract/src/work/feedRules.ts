/** Openings that operators import from other sites: limits, states, and reasons. */

/** `address`: a page or a file that is read once a day · `file`: files that operators upload. */
export const FEED_KINDS = ['address', 'file'] as const
export type FeedKind = (typeof FEED_KINDS)[number]

/** `ended`: the openings of the feed are closed, and the feed is not read any more. */
export const FEED_STATES = ['active', 'paused', 'ended'] as const
export type FeedState = (typeof FEED_STATES)[number]

/** Causes of a run. `end`: an operator has ended the feed, and the run closes its openings. */
export const FEED_CAUSES = ['schedule', 'operator', 'upload', 'end'] as const
export type FeedCause = (typeof FEED_CAUSES)[number]

/**
 * States of a run. `held`: nothing is imported until an operator agrees · `discarded`: an operator has
 * decided to import nothing, or has begun another run instead.
 */
export const FEED_RUN_STATES = [
  'waiting',
  'reading',
  'held',
  'applying',
  'done',
  'failed',
  'discarded',
] as const
export type FeedRunState = (typeof FEED_RUN_STATES)[number]

/**
 * Reasons why a run is held for an operator. `first`: it is the feed's first import · `shrunk`: more than
 * half of the entries are gone.
 */
export const FEED_HOLDS = ['first', 'shrunk'] as const
export type FeedHold = (typeof FEED_HOLDS)[number]

/**
 * Reasons why a run fails as a whole. `address`: the address is not public · `unreachable`: nothing answered
 * in time · `status`: the response is an error · `redirects`: there are too many redirects · `size`: the feed
 * is too large · `encoding`: the feed is not in the encoding that it states · `format`: the feed is not valid
 * JSON or CSV · `nothing`: the feed contains no opening · `many`: the feed has too many entries · `complex`:
 * reading the feed takes too long · `columns`: the file lacks columns.
 */
export const FEED_FAILURES = [
  'address',
  'unreachable',
  'status',
  'redirects',
  'size',
  'encoding',
  'format',
  'nothing',
  'many',
  'complex',
  'columns',
] as const
export type FeedFailure = (typeof FEED_FAILURES)[number]

/**
 * Reasons why one entry is refused. The first ones name the part that is missing or invalid. `formula`: a
 * cell contains a formula · `expired`: its closing day is over · `repeated`: the feed has the same entry
 * twice · `duplicate`: another opening has the same employer, title and place · `crowded`: too many entries
 * with signs of fraud already wait for an operator.
 */
export const FEED_REFUSALS = [
  'title',
  'description',
  'employer',
  'place',
  'link',
  'pay',
  'other',
  'formula',
  'expired',
  'repeated',
  'duplicate',
  'crowded',
] as const
export type FeedRefusal = (typeof FEED_REFUSALS)[number]

/** `suspicious`: the opening waits for an operator because of signs of fraud · `valid`: it can be imported. */
export const FEED_OUTCOMES = ['valid', 'added', 'changed', 'closed', 'suspicious', 'refused'] as const
export type FeedOutcome = (typeof FEED_OUTCOMES)[number]

/** A line of the report of a run. */
export interface FeedLine {
  outcome: FeedOutcome
  /** Title of the entry; absent if it has none. */
  title: string
  /** Present for a refused entry. */
  reason?: FeedRefusal
}

export const FEEDS_MAX = 200
export const FEED_NAME_MAX = 80
/** Maximum size of a feed, in bytes. */
export const FEED_BYTES_MAX = 5 * 1024 * 1024
export const FEED_ENTRIES_MAX = 5000
export const FEED_LINES_MAX = 100
/** Maximum length of a title in a report, in characters. */
export const FEED_LINE_TITLE_MAX = 120
/** Maximum number of entries with signs of fraud from one run that may wait for an operator. */
export const FEED_SUSPICIOUS_MAX = 100
/**
 * Number of days after which an opening closes if its entry states no closing day. The period starts again
 * whenever the entry is found in the feed.
 */
export const FEED_OPENING_DAYS = 30

/** Columns of a CSV file. Lists are separated by semicolons. */
export const FEED_COLUMNS = [
  'id',
  'title',
  'description',
  'employer',
  'website',
  'kind',
  'hours',
  'workplace',
  'place',
  'pay_from',
  'pay_to',
  'pay_per',
  'skills',
  'languages',
  'level',
  'seats',
  'starts_on',
  'closes_on',
  'link',
] as const
export type FeedColumn = (typeof FEED_COLUMNS)[number]
export const NEEDED_FEED_COLUMNS = [
  'title',
  'description',
  'employer',
  'link',
] as const satisfies FeedColumn[]
