import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

interface Post {
  id: string
  /** Id of the author; empty after the account was deleted. */
  person_id: string
  role: Role
  text: string
  created_at: Instant
  edited_at: Generated<Instant | null>
  /** The time at which reports or an operator hid the text. Its author still sees it. */
  hidden_at: Generated<Instant | null>
  /** 1 if an operator has shown the text again; reports then no longer hide it. */
  reviewed: Generated<Flag>
  /** The time at which the author removed the text. The row stays as evidence. */
  removed_at: Generated<Instant | null>
}

interface LessonQuestionsTable extends Post {
  course_id: string
  lesson_id: string
  block_id: string | null
  title: string
  accepted_answer: Generated<string | null>
}

interface LessonAnswersTable extends Post {
  question_id: string
}

/** The people who have marked an answer as helpful. */
interface HelpfulAnswersTable {
  answer_id: string
  person_id: string
}

export interface DiscussionTables {
  lesson_questions: LessonQuestionsTable
  lesson_answers: LessonAnswersTable
  helpful_answers: HelpfulAnswersTable
}
