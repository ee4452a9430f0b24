import type {
  AuthoredQuestion,
  OwnQuiz,
  QuizRules,
} from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import { PASS_PERCENT, QUESTIONS_DRAWN } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../courseErrors'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { findQuiz, readBank, writeBank, writeRules, type QuizId } from './bank.repo'
import { hasUniqueIds, isKeyOf } from './checkQuestion'
import { countOpenAttempts, readDifficulty } from './difficulty.query'
import { lockOwnQuizLesson } from './ownQuizLesson.repo'

interface Edited {
  rules: QuizRules
  questions: AuthoredQuestion[]
  version?: string
}

const DEFAULT_RULES: QuizRules = { passPercent: PASS_PERCENT, draw: QUESTIONS_DRAWN, shuffle: true }

/** Reads and changes quizzes on behalf of their mentors. */
export function quizAuthoringService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    async read(mentorId: string, quiz: QuizId): Promise<OwnQuiz> {
      const lesson = await lockOwnQuizLesson(db, mentorId, quiz)
      return ownQuiz(db, quiz, lesson.updated_at)
    },

    async save(mentorId: string, quiz: QuizId, { rules, questions, version }: Edited): Promise<OwnQuiz> {
      requireValid(questions)
      const now = clock().toISOString()
      return db.transaction().execute(async (tx) => {
        const lesson = await lockOwnQuizLesson(tx, mentorId, quiz)
        const before = await findQuiz(tx, quiz)
        if (version !== undefined && version !== (before?.updated_at ?? lesson.updated_at))
          throw courseErrors.editConflict()
        await writeRules(tx, quiz, rules, now)
        await writeBank(tx, quiz, questions, now)
        return ownQuiz(tx, quiz, now)
      })
    },
  }
}

async function ownQuiz(db: Database, quiz: QuizId, emptyVersion: string): Promise<OwnQuiz> {
  const stored = await findQuiz(db, quiz)
  const questions = await readBank(db, quiz)
  return {
    rules: stored
      ? {
          passPercent: stored.pass_percent,
          draw: stored.draw,
          shuffle: stored.shuffle === 1,
          ...(stored.max_attempts !== null && { maxAttempts: stored.max_attempts }),
        }
      : DEFAULT_RULES,
    questions: questions.map(({ question, key, feedback }) => ({ question, key, feedback })),
    difficulty: await readDifficulty(db, quiz),
    version: stored?.updated_at ?? emptyVersion,
    openAttempts: await countOpenAttempts(db, quiz),
  }
}

/** Checks ids and keys. The messages name a question by its number, counted from 1. */
function requireValid(questions: AuthoredQuestion[]) {
  const fields = Object.fromEntries(
    questions.flatMap(({ question, key }, index) => {
      const message = !hasUniqueIds(question)
        ? `Question ${index + 1} uses an id twice.`
        : !isKeyOf(question, key)
          ? `The correct answer of question ${index + 1} is missing or does not belong to it.`
          : undefined
      return message ? [[`questions.${index}`, message]] : []
    }),
  )
  if (new Set(questions.map(({ question }) => question.id)).size < questions.length)
    fields.questions = 'Two questions have the same id.'
  if (Object.keys(fields).length > 0) throw errors.invalidInput(fields)
}
