import type { SubmissionOutcome, WorkState } from '@mentor-connect/contract/courses/tasks/tasks'
import type { Generated } from 'kysely'
import type { Instant } from './columnTypes'

interface TasksTable {
  course_id: string
  lesson_id: string
  /** JSON of the task's `Rubric`. */
  rubric: string
  updated_at: Instant
}

/** The work of one learner for one task: its state and the draft. */
export interface TaskWorksTable {
  id: string
  learner_id: string
  course_id: string
  lesson_id: string
  state: WorkState
  /** Number of the last submission; 0 if nothing was sent. */
  number: number
  text: string
  /** Empty if the learner gave no link. */
  link: string
  /** Path of the attached file. */
  file: string | null
  /** The time at which the learner wrote text and link, which may be long before the server received them. */
  written_at: Instant | null
  /** The time at which the last submission was sent. */
  sent_at: Instant | null
}

/** Submissions, with the mentor's decision about each. */
export interface TaskSubmissionsTable {
  work_id: string
  number: number
  text: string
  link: string
  file: string | null
  /** JSON: the rubric at the time of the submission. */
  rubric: string
  sent_at: Instant
  /** Null while the submission waits for the mentor. */
  outcome: SubmissionOutcome | null
  decided_at: Instant | null
  /** JSON list of `CriterionMark`; null while the submission waits. */
  marks: string | null
  points: number | null
  of_points: number
  pass_points: number
  comment: string | null
  /** The time at which an operator hid the submission from the mentor. */
  hidden_at: Generated<Instant | null>
  /** The time at which an operator hid the comment from the learner. */
  comment_hidden_at: Generated<Instant | null>
}

export interface TaskTables {
  tasks: TasksTable
  task_works: TaskWorksTable
  task_submissions: TaskSubmissionsTable
}
