import { readBank, type VersionedQuestion } from './bank.repo'
import type { Database } from '../../kernel/database/schema'
import { hasPassed } from './attempts.repo'
import { seenQuestions } from './practice.repo'

interface LearnerQuiz {
  learnerId: string
  courseId: string
  lessonId: string
}

/**
 * The questions that a learner may practise. Before the learner has passed the quiz, these are only questions
 * of ended attempts, whose results the learner already knows.
 */
export async function practisable(db: Database, quiz: LearnerQuiz): Promise<VersionedQuestion[]> {
  const bank = await readBank(db, quiz)
  if (await hasPassed(db, quiz)) return bank
  const seen = await seenQuestions(db, quiz)
  return bank.filter(({ question }) => seen.has(question.id))
}
