import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

interface Post {
  id: string
  /** Who wrote it; empty once the account is deleted. */
  person_id: string
  role: Role
  text: string
  created_at: Instant
  edited_at: Generated<Instant | null>
  /** Hidden by reports or an operator; its author still sees it. */
  hidden_at: Generated<Instant | null>
  /** Whether an operator has shown it again: reports do not hide it any more. */
  reviewed: Generated<Flag>
  /** Removed by its author. It stays, as evidence. */
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

/** Who was helped by an answer. */
interface HelpfulAnswersTable {
  answer_id: string
  person_id: string
}

export interface DiscussionTables {
  lesson_questions: LessonQuestionsTable
  lesson_answers: LessonAnswersTable
  helpful_answers: HelpfulAnswersTable
}
