import type { Flag, Instant } from './columnTypes'

/** Runs of the interest assessment. */
interface AssessmentsTable {
  id: string
  learner_id: string
  /**
   * The learner's id while the run is open; null after it. Unique, so that a learner has at most one open
   * run.
   */
  open_for: string | null
  instrument_version: string
  /** Language of the items; null while the run is open. */
  language: string | null
  started_at: Instant
  finished_at: Instant | null
  /**
   * JSON: the mean answer for each type of interest, or null if there is none. The column is null while the
   * run is open.
   */
  scores: string | null
  flat: Flag
  hurried: Flag
}

interface AssessmentAnswersTable {
  assessment_id: string
  item_id: string
  /** From 1 to 5; 0 for work that the learner does not know. */
  answer: number
  /** The time at which the learner gave the answer, which may be long before the server received it. */
  acted_at: Instant
}

export interface AssessmentTables {
  assessments: AssessmentsTable
  assessment_answers: AssessmentAnswersTable
}
