/** Counts over all attempts. */
export interface Tally {
  attempts: number
  answers: number
  late: number
  doubled: number
  continued: number
  /** Number of answers that were acknowledged but neither stored nor marked. */
  lost: number
  /** Number of responses with right answers or feedback that the learner may not see yet. */
  keys: number
  /** Number of attempts with another order, other questions or another mark than the model expects. */
  wrong: number
}
