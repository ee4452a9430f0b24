import type { AttemptState } from '@mentor-connect/contract/courses/quizzes/quizzes'
import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

/** The rules of a quiz, which is a lesson. */
export interface QuizzesTable {
  course_id: string
  lesson_id: string
  pass_percent: number
  /** Number of questions of one attempt. */
  draw: number
  shuffle: Flag
  /** Null without a limit. */
  max_attempts: number | null
  updated_at: Instant
}

/** The bank of a quiz. A question that was removed stays for the attempts that have it. */
export interface QuestionsTable {
  course_id: string
  lesson_id: string
  /** Unique within its quiz. */
  id: string
  position: number
  version: number
  retired: Generated<Flag>
}

/** Never changed: an attempt keeps the versions with which it began. JSON of the contract's types. */
export interface QuestionVersionsTable {
  course_id: string
  lesson_id: string
  question_id: string
  version: number
  question: string
  key: string
  feedback: string
  created_at: Instant
}

export interface AttemptsTable {
  id: string
  learner_id: string
  course_id: string
  lesson_id: string
  state: AttemptState
  /** JSON: the questions with their versions and the order of their options. */
  items: string
  pass_percent: number
  started_at: Instant
  /** When it ends by itself. */
  ends_at: Instant
  ended_at: Instant | null
  points: number | null
  of_points: number | null
  passed: Flag | null
  /** Learner, course and lesson while it is open, otherwise null. Unique. */
  open_for: string | null
}

export interface AnswersTable {
  attempt_id: string
  question_id: string
  answer: string
  saved_at: Instant
  /** From 0 to 1; null until the attempt has ended. */
  mark: number | null
}

/** Ungraded practice of one learner with the questions of a quiz. */
export interface PracticeRunsTable {
  id: string
  learner_id: string
  course_id: string
  lesson_id: string
  state: 'open' | 'mastered'
  /** Right answers that are needed … */
  needed: number
  /** … among this many. */
  of_last: number
  /** JSON: the questions with their versions and the order of their options; the first is asked next. */
  items: string
  /** JSON: whether the last answers were right. */
  recent: string
  /** Number of answers. */
  turn: number
  /** JSON: the last answer, for a client that did not get the response. */
  last_outcome: string | null
  started_at: Instant
  answered_at: Instant | null
  /** Learner, course and lesson while it is open, otherwise null. Unique. */
  open_for: string | null
}

export interface QuizTables {
  practice_runs: PracticeRunsTable
  quizzes: QuizzesTable
  questions: QuestionsTable
  question_versions: QuestionVersionsTable
  attempts: AttemptsTable
  answers: AnswersTable
}
