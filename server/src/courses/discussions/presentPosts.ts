import type { LessonAnswer, LessonQuestion } from '@mentor-connect/contract/courses/discussions'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { AnswerRow, QuestionRow } from './posts.query'
import { shortName } from '../../accounts/people/shortName'

interface Row {
  id: string
  person_id: string
  role: Role
  text: string
  created_at: string
  edited_at: string | null
  hidden_at: string | null
  learnerName: string | null
  mentorName: string | null
  helpful: number
}

function presentPost(row: Row, readerId: string) {
  const { id, text, role, created_at, edited_at } = row
  const author =
    role === 'mentor'
      ? { name: row.mentorName ?? '', isMentor: true as const }
      : { name: shortName(row.learnerName ?? '') }
  return {
    id,
    text,
    author,
    createdAt: created_at,
    helpful: Number(row.helpful),
    ...(edited_at !== null && { editedAt: edited_at }),
    ...(row.person_id === readerId && { isOwn: true as const }),
    ...(row.hidden_at !== null && { isHidden: true as const }),
  }
}

export function presentQuestion(row: QuestionRow, readerId: string): LessonQuestion {
  return {
    ...presentPost(row, readerId),
    courseId: row.course_id,
    lessonId: row.lesson_id,
    title: row.title,
    ...(row.block_id !== null && { blockId: row.block_id }),
    answers: Number(row.answers),
    isAnswered: row.accepted_answer !== null,
  }
}

/** Returns the answers as a reader sees them; the accepted one comes first. */
export function presentAnswers(rows: AnswerRow[], accepted: string | null, readerId: string): LessonAnswer[] {
  const answers = rows.map((row) => ({
    ...presentPost(row, readerId),
    ...(row.id === accepted && { isAccepted: true as const }),
    ...(Number(row.hasHelped) > 0 && { hasHelped: true as const }),
  }))
  return [
    ...answers.filter(({ isAccepted }) => isAccepted),
    ...answers.filter(({ isAccepted }) => !isAccepted),
  ]
}
