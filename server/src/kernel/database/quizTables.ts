import type { AttemptState } from '@mentor-connect/contract/courses/quizzes/quizzes'
import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

/** The rules of a quiz, which is a lesson. */
export interface QuizzesTable {
  course_id: string
  lesson_id: string
  pass_percent: number
  /** Number of questions in one attempt. */
  draw: number
  shuffle: Flag
  /** Null if there is no limit. */
  max_attempts: number | null
  updated_at: Instant
}

/** The question bank of a quiz. A removed question is kept for the attempts that contain it. */
export interface QuestionsTable {
  course_id: string
  lesson_id: string
  /** Unique within the quiz. */
  id: string
  position: number
  version: number
  retired: Generated<Flag>
}

/**
 * Versions of questions, as JSON of the contract's types. Rows never change, because an attempt keeps the
 * versions with which it began.
 */
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
  /** The time at which the attempt ends automatically. */
  ends_at: Instant
  ended_at: Instant | null
  points: number | null
  of_points: number | null
  passed: Flag | null
  /**
   * Learner, course and lesson while the attempt is open; null after it. Unique, so that a learner has at
   * most one open attempt at a quiz.
   */
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
  /** Number of right answers, among the last `of_last` answers, at which the practice ends. */
  needed: number
  of_last: number
  /** JSON: the questions with their versions and the order of their options; the first is asked next. */
  items: string
  /** JSON list of booleans: whether each of the last answers was right. */
  recent: string
  /** Number of answers given so far. */
  turn: number
  /** JSON: the outcome of the last answer. It is sent again if the client did not get the response. */
  last_outcome: string | null
  started_at: Instant
  answered_at: Instant | null
  /**
   * Learner, course and lesson while the practice is open; null after it. Unique, so that a learner has at
   * most one open practice of a quiz.
   */
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
