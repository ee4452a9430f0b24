import type { Answer } from '@mentor-connect/contract/courses/quizzes/questions'
import type { Attempt, QuizOverview } from '@mentor-connect/contract/courses/quizzes/quizzes'
import { ATTEMPT_LIFETIME_MS } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import { randomUUID } from 'node:crypto'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../courseErrors'
import type { Database, Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { drawItems } from './attemptItems'
import { nextAttemptAt } from './attemptPauses'
import {
  answersOf,
  endedAttempts,
  findAttempt,
  findOpenAttempt,
  hasPassed,
  insertAttempt,
  lockAttempt,
  openFor,
  storeAnswer,
  type StoredAttempt,
} from './attempts.repo'
import { findQuiz, readBank, readVersions, versionKey, type QuizId } from './bank.repo'
import { isAnswerOf } from './checkQuestion'
import { endWithMarks } from './endAttempt'
import { practisable } from './practisable'
import { percentOf, presentAttempt } from './presentAttempt'
import { requireClearNumbers } from './unclearNumbers'
import { lockEnrolment } from '../progress/enrolments.repo'
import { isEnrolled } from '../progress/progress.repo'

type LearnerQuiz = QuizId & { learnerId: string }
type AttemptRef = { learnerId: string; attemptId: string }

/** Starts, saves and ends attempts of learners at quizzes. */
export function attemptService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    async overview(quiz: LearnerQuiz): Promise<QuizOverview> {
      if (!(await isEnrolled(db, quiz.learnerId, quiz.courseId))) throw courseErrors.notEnrolled()
      const rules = await requireQuiz(db, quiz)
      const bank = await readBank(db, quiz)
      const open = await findOpenAttempt(db, quiz)
      const ended = await endedAttempts(db, quiz)
      const nextAt = nextAttemptAt(ended, clock())
      return {
        questions: Math.min(rules.draw, bank.length),
        passPercent: rules.pass_percent,
        passed: await hasPassed(db, quiz),
        practice: (await practisable(db, quiz)).length,
        ...(open && { open: open.id }),
        ...(nextAt && { nextAt }),
        ...(rules.max_attempts !== null && { left: Math.max(0, rules.max_attempts - ended.length) }),
        attempts: ended.map((attempt) => ({
          id: attempt.id,
          endedAt: attempt.ended_at!,
          percent: percentOf(attempt),
          passed: attempt.passed === 1,
        })),
      }
    },

    /**
     * Continues the open attempt, or begins one. The enrolment is locked, so that simultaneous calls wait for
     * each other.
     */
    async start(quiz: LearnerQuiz): Promise<Attempt> {
      const now = clock()
      return db.transaction().execute(async (tx) => {
        if (!(await lockEnrolment(tx, quiz))) throw courseErrors.notEnrolled()
        const open = await findOpenAttempt(tx, quiz)
        if (open && open.ends_at > now.toISOString()) return present(tx, open)
        if (open) await endWithMarks(tx, open, 'expired', now)
        return present(tx, await begin(tx, quiz, now))
      })
    },

    async read({ learnerId, attemptId }: AttemptRef): Promise<Attempt> {
      const attempt = await findAttempt(db, learnerId, attemptId)
      if (!attempt) throw errors.notFound('Attempt')
      return present(db, attempt)
    },

    /**
     * Stores an answer to a question of an open attempt.
     *
     * @returns the time that is stored for the answer
     */
    async answer(
      ref: AttemptRef,
      questionId: string,
      { answer, ageMs = 0 }: { answer: Answer; ageMs?: number },
    ) {
      const now = clock()
      return db.transaction().execute(async (tx) => {
        const attempt = await openAttempt(tx, ref, now)
        await requireAnswerable(tx, attempt, questionId, answer)
        const claimed = new Date(now.getTime() - ageMs).toISOString()
        // No answer may be older than its attempt, but the clock of a device may be wrong.
        const savedAt = claimed < attempt.started_at ? attempt.started_at : claimed
        await storeAnswer(tx, attempt.id, { questionId, answer, savedAt })
        return savedAt
      })
    },

    /**
     * Ends an attempt and marks it. An attempt that has ended already is returned unchanged.
     *
     * @throws ApiError `invalid_input` if a typed number is ambiguous, so that the learner can correct it
     * first
     */
    async submit({ learnerId, attemptId }: AttemptRef): Promise<Attempt> {
      const now = clock()
      return db.transaction().execute(async (tx) => {
        const attempt = await lockAttempt(tx, learnerId, attemptId)
        if (!attempt) throw errors.notFound('Attempt')
        const isOverdue = attempt.ends_at <= now.toISOString()
        if (attempt.state === 'open' && !isOverdue) await requireClearNumbers(tx, attempt)
        if (attempt.state === 'open')
          await endWithMarks(tx, attempt, isOverdue ? 'expired' : 'submitted', now)
        return present(tx, (await findAttempt(tx, learnerId, attemptId))!)
      })
    },
  }
}

async function requireQuiz(db: Database, quiz: QuizId) {
  const rules = await findQuiz(db, quiz)
  if (!rules) throw errors.notFound('Quiz')
  return rules
}

async function begin(tx: Tx, quiz: LearnerQuiz, now: Date): Promise<StoredAttempt> {
  const rules = await requireQuiz(tx, quiz)
  const ended = await endedAttempts(tx, quiz)
  if (rules.max_attempts !== null && ended.length >= rules.max_attempts) throw courseErrors.noAttemptLeft()
  const nextAt = nextAttemptAt(ended, now)
  if (nextAt) throw courseErrors.attemptTooSoon(Math.ceil((Date.parse(nextAt) - now.getTime()) / 1000))
  const items = drawItems(await readBank(tx, quiz), { draw: rules.draw, shuffle: rules.shuffle === 1 })
  const attempt: StoredAttempt = {
    id: randomUUID(),
    learner_id: quiz.learnerId,
    course_id: quiz.courseId,
    lesson_id: quiz.lessonId,
    state: 'open',
    items,
    pass_percent: rules.pass_percent,
    started_at: now.toISOString(),
    ends_at: new Date(now.getTime() + ATTEMPT_LIFETIME_MS).toISOString(),
    ended_at: null,
    points: null,
    of_points: null,
    passed: null,
    open_for: openFor(quiz),
  }
  await insertAttempt(tx, attempt)
  return attempt
}

async function openAttempt(tx: Tx, { learnerId, attemptId }: AttemptRef, now: Date) {
  const attempt = await lockAttempt(tx, learnerId, attemptId)
  if (!attempt) throw errors.notFound('Attempt')
  if (attempt.state !== 'open' || attempt.ends_at <= now.toISOString()) throw courseErrors.attemptEnded()
  return attempt
}

async function requireAnswerable(tx: Database, attempt: StoredAttempt, questionId: string, answer: Answer) {
  const item = attempt.items.find((one) => one.questionId === questionId)
  if (!item) throw errors.notFound('Question')
  const versions = await readVersions(tx, quizOf(attempt), [item])
  const version = versions.get(versionKey(questionId, item.version))
  if (!version || !isAnswerOf(version.question, answer))
    throw errors.invalidInput({ answer: 'This is no answer to the question.' })
}

async function present(db: Database, attempt: StoredAttempt): Promise<Attempt> {
  const quiz = quizOf(attempt)
  return presentAttempt({
    attempt,
    versions: await readVersions(db, quiz, attempt.items),
    answers: await answersOf(db, attempt.id),
    hasPassed: await hasPassed(db, { ...quiz, learnerId: attempt.learner_id }),
  })
}

const quizOf = ({ course_id, lesson_id }: StoredAttempt): QuizId => ({
  courseId: course_id,
  lessonId: lesson_id,
})
