/** The time in which mentors answer learners who write to them for the first time. */

/** Only the latest contacts within this many days are used. */
export const REPLY_DAYS = 90
export const REPLY_CONTACTS_MAX = 30
/** Minimum number of contacts for which a reply time is shown. */
export const REPLY_CONTACTS_MIN = 5
/** Waiting time, in hours, that is assumed for a contact without an answer. */
export const UNANSWERED_HOURS = 14 * 24
/** A contact without an answer is ignored for this many hours. */
export const FRESH_HOURS = 24

/** The steps in which a reply time is shown, with their upper limits in hours. */
export const REPLY_STEPS = { day: 24, 'three-days': 3 * 24, week: 7 * 24 } as const
export type ReplyStep = keyof typeof REPLY_STEPS
export const REPLY_STEP_NAMES = Object.keys(REPLY_STEPS) as ReplyStep[]

/** Returns undefined for a reply time of more than a week, which is not shown. */
export function replyStepOf(hours: number): ReplyStep | undefined {
  return REPLY_STEP_NAMES.find((step) => hours <= REPLY_STEPS[step])
}

/** Returns the median of the waiting times in hours; undefined if there are too few. */
export function medianReply(hours: readonly number[]): number | undefined {
  if (hours.length < REPLY_CONTACTS_MIN) return undefined
  const sorted = [...hours].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1]! + sorted[middle]!) / 2
}
