import type { Answer, Question } from '@mentor-connect/contract/courses/quizzes/questions'
import { readNumber } from '@mentor-connect/contract/rules/numbers/readNumber'
import { errors } from '../../platform/http/errors'
import { readVersions } from './bank.repo'
import type { Database } from '../../kernel/database/schema'
import { answersOf, type StoredAttempt } from './attempts.repo'

/**
 * Returns the reason why a typed number cannot be marked; undefined if it can be marked, or if there is no
 * number.
 */
function unclearNumber(question: Question, answer: Answer | undefined): string | undefined {
  if (question.kind !== 'number' || answer?.kind !== 'number' || answer.number.trim() === '') return undefined
  const { kind } = readNumber(answer.number, question)
  if (kind === 'number') return undefined
  return kind === 'ambiguous'
    ? 'This number can be read in two ways. Write it without grouping.'
    : 'This is not a number. Write it with digits, alone or with the unit of the question.'
}

/** Throws `invalid_input` if the answer is an ambiguous number. */
export function requireClearNumber(question: Question, answer: Answer) {
  const message = unclearNumber(question, answer)
  if (message) throw errors.invalidInput({ answer: message })
}

/**
 * Throws `invalid_input` if an answer of the attempt is an ambiguous number. The error names each such
 * question.
 */
export async function requireClearNumbers(db: Database, attempt: StoredAttempt) {
  const quiz = { courseId: attempt.course_id, lessonId: attempt.lesson_id }
  const answers = new Map((await answersOf(db, attempt.id)).map((one) => [one.questionId, one.answer]))
  const versions = [...(await readVersions(db, quiz, attempt.items)).values()]
  const messages = versions.flatMap(({ question }) => {
    const message = unclearNumber(question, answers.get(question.id))
    return message ? [[`answers.${question.id}`, message]] : []
  })
  if (messages.length > 0) throw errors.invalidInput(Object.fromEntries(messages) as Record<string, string>)
}
