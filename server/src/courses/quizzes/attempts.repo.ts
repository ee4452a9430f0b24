import type { Answer } from '@mentor-connect/contract/courses/quizzes/questions'
import { ATTEMPTS_SHOWN } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import type { Insertable, Selectable } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { ApiDatabase, Instant, Database } from '../../kernel/database/schema'
import type { AttemptItem } from './attemptItems'
import type { QuizId } from './bank.repo'

type Row = Selectable<ApiDatabase['attempts']>

export interface StoredAttempt extends Omit<Row, 'items'> {
  items: AttemptItem[]
}

export interface StoredAnswer {
  questionId: string
  answer: Answer
  savedAt: Instant
  mark: number | null
}

interface LearnerQuiz extends QuizId {
  learnerId: string
}

export const openFor = ({ learnerId, courseId, lessonId }: LearnerQuiz) =>
  [learnerId, courseId, lessonId].join(' ')

export async function findOpenAttempt(db: Database, quiz: LearnerQuiz) {
  const row = await db
    .selectFrom('attempts')
    .selectAll()
    .where('open_for', '=', openFor(quiz))
    .executeTakeFirst()
  return row && parsed(row)
}

/** Finds an attempt of this learner. */
export async function findAttempt(db: Database, learnerId: string, id: string) {
  const row = await ownAttempt(db, learnerId, id).executeTakeFirst()
  return row && parsed(row)
}

/**
 * Finds an attempt of this learner and locks it until the transaction ends, so that an answer cannot be stored
 * while the attempt is being ended.
 */
export async function lockAttempt(tx: Database, learnerId: string, id: string) {
  const row = await lockRows(tx, ownAttempt(tx, learnerId, id)).executeTakeFirst()
  return row && parsed(row)
}

function ownAttempt(db: Database, learnerId: string, id: string) {
  return db.selectFrom('attempts').selectAll().where('id', '=', id).where('learner_id', '=', learnerId)
}

/** Returns the ended attempts of a learner at a quiz, newest first. */
export function endedAttempts(db: Database, { learnerId, courseId, lessonId }: LearnerQuiz) {
  return db
    .selectFrom('attempts')
    .select(['id', 'ended_at', 'points', 'of_points', 'passed'])
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .where('state', '!=', 'open')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ATTEMPTS_SHOWN)
    .execute()
}

/** Open attempts whose time limit has passed. */
export function overdueAttempts(db: Database, now: Instant, limit: number) {
  return db
    .selectFrom('attempts')
    .select(['id', 'learner_id'])
    .where('state', '=', 'open')
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(limit)
    .execute()
}

export async function insertAttempt(tx: Database, attempt: StoredAttempt) {
  const row: Insertable<ApiDatabase['attempts']> = { ...attempt, items: JSON.stringify(attempt.items) }
  await tx.insertInto('attempts').values(row).execute()
}

export async function endAttempt(
  tx: Database,
  id: string,
  ended: Pick<Row, 'state' | 'ended_at' | 'points' | 'of_points' | 'passed'>,
) {
  await tx
    .updateTable('attempts')
    .set({ ...ended, open_for: null })
    .where('id', '=', id)
    .execute()
}

export async function answersOf(db: Database, attemptId: string): Promise<StoredAnswer[]> {
  const rows = await db
    .selectFrom('answers')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .orderBy('question_id')
    .execute()
  return rows.map((row) => ({
    questionId: row.question_id,
    answer: JSON.parse(row.answer) as Answer,
    savedAt: row.saved_at,
    mark: row.mark,
  }))
}

/** Stores an answer unless a later one is stored. */
export async function storeAnswer(
  tx: Database,
  attemptId: string,
  { questionId, answer, savedAt }: Omit<StoredAnswer, 'mark'>,
) {
  const values = { answer: JSON.stringify(answer), saved_at: savedAt }
  await tx
    .insertInto('answers')
    .values({ attempt_id: attemptId, question_id: questionId, mark: null, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['attempt_id', 'question_id'])
        .doUpdateSet(values)
        .where('answers.saved_at', '<=', savedAt),
    )
    .execute()
}

export async function storeMark(tx: Database, attemptId: string, questionId: string, mark: number) {
  await tx
    .updateTable('answers')
    .set({ mark })
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .execute()
}

/** Tells whether the learner has passed the quiz in any attempt. */
export async function hasPassed(db: Database, { learnerId, courseId, lessonId }: LearnerQuiz) {
  const row = await db
    .selectFrom('attempts')
    .select('id')
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .where('passed', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const parsed = (row: Row): StoredAttempt => ({ ...row, items: JSON.parse(row.items) as AttemptItem[] })
