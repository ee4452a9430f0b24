import type { Answer } from '@mentor-connect/contract/courses/quizzes/questions'
import type { PracticeOutcome, PracticeRun } from '@mentor-connect/contract/courses/quizzes/practice'
import {
  PRACTICE_NEEDED,
  PRACTICE_OF,
  PRACTICE_WRONG_RETURNS,
} from '@mentor-connect/contract/courses/quizzes/quizLimits'
import { randomUUID } from 'node:crypto'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../courseErrors'
import { readVersions, versionKey } from './bank.repo'
import { lockEnrolment } from '../progress/enrolments.repo'
import type { Database, Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { drawItems, inOrderOf } from './attemptItems'
import { findOpenAttempt, hasPassed, openFor } from './attempts.repo'
import { isAnswerOf } from './checkQuestion'
import { mark } from './marking'
import { practisable } from './practisable'
import {
  findOpenRun,
  insertRun,
  lockRun,
  updateRun,
  type StoredOutcome,
  type StoredRun,
} from './practice.repo'
import { feedbackFor } from './presentAttempt'
import { requireClearNumber } from './unclearNumbers'

interface LearnerQuiz {
  learnerId: string
  courseId: string
  lessonId: string
}

/** Runs ungraded practice: one question at a time, until enough of the last answers were right. */
export function practiceService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    /**
     * Continues the open practice, or begins one. The enrolment is locked, so that calls that begin practice or
     * an attempt at the same time wait for each other.
     */
    async start(quiz: LearnerQuiz): Promise<PracticeRun> {
      return db.transaction().execute(async (tx) => {
        if (!(await lockEnrolment(tx, quiz))) throw courseErrors.notEnrolled()
        await requireNoAttempt(tx, quiz, clock())
        const open = await findOpenRun(tx, quiz)
        if (open) return presentRun(tx, open)
        const bank = await practisable(tx, quiz)
        if (bank.length === 0) throw errors.notFound('Question')
        const run: StoredRun = {
          id: randomUUID(),
          learner_id: quiz.learnerId,
          course_id: quiz.courseId,
          lesson_id: quiz.lessonId,
          state: 'open',
          needed: PRACTICE_NEEDED,
          of_last: PRACTICE_OF,
          turn: 0,
          items: drawItems(bank, { draw: bank.length, shuffle: true }),
          recent: [],
          last_outcome: null,
          started_at: clock().toISOString(),
          answered_at: null,
          open_for: openFor(quiz),
        }
        await insertRun(tx, run)
        return presentRun(tx, run)
      })
    },

    async answer(
      learnerId: string,
      runId: string,
      { turn, answer }: { turn: number; answer: Answer },
    ): Promise<PracticeOutcome> {
      return db.transaction().execute(async (tx) => {
        const run = await lockRun(tx, learnerId, runId)
        if (!run) throw errors.notFound('Practice')
        const text = JSON.stringify(answer)
        const isRepeated = run.turn === turn + 1 && run.last_outcome?.answer === text
        if (isRepeated) return presentOutcome(tx, run, run.last_outcome!)
        if (run.turn !== turn || run.state !== 'open') throw courseErrors.workChanged()
        await requireNoAttempt(tx, quizOf(run), clock())
        const outcome = await marked(tx, run, answer)
        const next = afterAnswer(run, { ...outcome, answer: text })
        await updateRun(tx, { ...next, answered_at: clock().toISOString() })
        return presentOutcome(tx, next, next.last_outcome!)
      })
    },
  }
}

/**
 * Refuses practice while an attempt is open, because practice would reveal whether the answers of the attempt
 * are right. An overdue attempt counts as ended.
 */
async function requireNoAttempt(tx: Database, quiz: LearnerQuiz, now: Date) {
  const open = await findOpenAttempt(tx, quiz)
  if (open && open.ends_at > now.toISOString()) throw courseErrors.attemptOpen()
}

async function marked(tx: Tx, run: StoredRun, answer: Answer) {
  const [item] = run.items
  const version = (await readVersions(tx, quizOf(run), [item!])).get(
    versionKey(item!.questionId, item!.version),
  )
  if (!version || !isAnswerOf(version.question, answer))
    throw errors.invalidInput({ answer: 'This is no answer to the question.' })
  requireClearNumber(version.question, answer)
  return { questionId: item!.questionId, version: item!.version, right: mark(version, answer) === 1 }
}

/**
 * Puts the answered question back into the list of questions: near the front after a wrong answer, at the end
 * after a right one.
 */
export function afterAnswer(run: StoredRun, outcome: StoredOutcome): StoredRun {
  const [item, ...rest] = run.items
  const place = outcome.right ? rest.length : Math.min(PRACTICE_WRONG_RETURNS, rest.length)
  const recent = [...run.recent, outcome.right].slice(-run.of_last)
  const isMastered = recent.filter(Boolean).length >= run.needed
  return {
    ...run,
    items: rest.toSpliced(place, 0, item!),
    recent,
    turn: run.turn + 1,
    last_outcome: outcome,
    ...(isMastered && { state: 'mastered', open_for: null }),
  }
}

async function presentRun(db: Database, run: StoredRun): Promise<PracticeRun> {
  const [item] = run.items
  const versions = await readVersions(db, quizOf(run), item ? [item] : [])
  const version = item && versions.get(versionKey(item.questionId, item.version))
  return {
    id: run.id,
    courseId: run.course_id,
    lessonId: run.lesson_id,
    state: run.state,
    needed: run.needed,
    of: run.of_last,
    right: run.recent.filter(Boolean).length,
    turn: run.turn,
    ...(run.state === 'open' && version && { question: inOrderOf(version.question, item) }),
  }
}

async function presentOutcome(db: Database, run: StoredRun, last: StoredOutcome): Promise<PracticeOutcome> {
  const quiz = quizOf(run)
  const version = (await readVersions(db, quiz, [last])).get(versionKey(last.questionId, last.version))
  const feedback = version && feedbackFor(version.feedback, JSON.parse(last.answer) as Answer, last.right)
  const showsKey = !last.right && version && (await hasPassed(db, quiz))
  return {
    right: last.right,
    ...(feedback && { feedback }),
    ...(showsKey && { key: version.key }),
    run: await presentRun(db, run),
  }
}

const quizOf = ({ learner_id, course_id, lesson_id }: StoredRun): LearnerQuiz => ({
  learnerId: learner_id,
  courseId: course_id,
  lessonId: lesson_id,
})
