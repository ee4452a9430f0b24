/** Counted over all attempts. */
export interface Tally {
  attempts: number
  answers: number
  late: number
  doubled: number
  continued: number
  /** Answers that were acknowledged and neither stored nor marked. */
  lost: number
  /** Replies with a key or feedback that the learner may not see yet. */
  keys: number
  /** Other order, other questions or another mark than the model expects. */
  wrong: number
}
