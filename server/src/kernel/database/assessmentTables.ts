import type { Flag, Instant } from './columnTypes'

/** Runs of the interest assessment. */
interface AssessmentsTable {
  id: string
  learner_id: string
  /** The learner's id while the run is open, null afterwards: a learner has one open run. */
  open_for: string | null
  instrument_version: string
  /** Language of the items; null while the run is open. */
  language: string | null
  started_at: Instant
  finished_at: Instant | null
  /** JSON: a mean for each type, or null. */
  scores: string | null
  flat: Flag
  hurried: Flag
}

interface AssessmentAnswersTable {
  assessment_id: string
  item_id: string
  /** From 1 to 5; 0 for work that the learner does not know. */
  answer: number
  /** When the learner gave it, which may be long before it was received. */
  acted_at: Instant
}

export interface AssessmentTables {
  assessments: AssessmentsTable
  assessment_answers: AssessmentAnswersTable
}
