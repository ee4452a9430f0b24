import { REPLY_STEP_NAMES, replyStepOf, type ReplyStep } from '@mentor-connect/contract/accounts/replyTimes'

/** Rank of mentors whose usual reply time is unknown. They are sorted before mentors who take longer than a week. */
export const UNKNOWN_RANK = REPLY_STEP_NAMES.length + 1
const SLOW_RANK = UNKNOWN_RANK + 1

/** Returns the value of the column `reply_rank` for a median reply time in hours. */
export function replyRankOf(medianHours: number | undefined): number {
  if (medianHours === undefined) return UNKNOWN_RANK
  const step = replyStepOf(medianHours)
  return step ? REPLY_STEP_NAMES.indexOf(step) + 1 : SLOW_RANK
}

export const replyStepOfRank = (rank: number): ReplyStep | undefined => REPLY_STEP_NAMES[rank - 1]
