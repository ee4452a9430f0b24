import type { Selectable } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import type { AttemptItem } from './attemptItems'
import { openFor } from './attempts.repo'

type Row = Selectable<ApiDatabase['practice_runs']>

interface LearnerQuiz {
  learnerId: string
  courseId: string
  lessonId: string
}

export interface StoredOutcome {
  questionId: string
  version: number
  answer: string
  right: boolean
}

export interface StoredRun extends Omit<Row, 'items' | 'recent' | 'last_outcome'> {
  /** The questions in the order in which they are asked; the first is asked next. */
  items: AttemptItem[]
  /** For each of the last answers, whether it was right; newest last. */
  recent: boolean[]
  /** Outcome of the last answer; returned again if the client repeats the request because it got no response. */
  last_outcome: StoredOutcome | null
}

export async function findOpenRun(db: Database, quiz: LearnerQuiz): Promise<StoredRun | undefined> {
  const row = await db
    .selectFrom('practice_runs')
    .selectAll()
    .where('open_for', '=', openFor(quiz))
    .executeTakeFirst()
  return row && parsed(row)
}

export async function findRun(db: Database, learnerId: string, id: string): Promise<StoredRun | undefined> {
  const row = await ownRun(db, learnerId, id).executeTakeFirst()
  return row && parsed(row)
}

export async function lockRun(tx: Database, learnerId: string, id: string): Promise<StoredRun | undefined> {
  const row = await lockRows(tx, ownRun(tx, learnerId, id)).executeTakeFirst()
  return row && parsed(row)
}

const ownRun = (db: Database, learnerId: string, id: string) =>
  db.selectFrom('practice_runs').selectAll().where('id', '=', id).where('learner_id', '=', learnerId)

export async function insertRun(tx: Database, run: StoredRun) {
  await tx.insertInto('practice_runs').values(written(run)).execute()
}

export async function updateRun(tx: Database, { id, ...run }: StoredRun) {
  await tx
    .updateTable('practice_runs')
    .set(written({ id, ...run }))
    .where('id', '=', id)
    .execute()
}

const written = (run: StoredRun): Row => ({
  ...run,
  items: JSON.stringify(run.items),
  recent: JSON.stringify(run.recent),
  last_outcome: run.last_outcome && JSON.stringify(run.last_outcome),
})

const parsed = (row: Row): StoredRun => ({
  ...row,
  items: JSON.parse(row.items) as AttemptItem[],
  recent: JSON.parse(row.recent) as boolean[],
  last_outcome: row.last_outcome === null ? null : (JSON.parse(row.last_outcome) as StoredOutcome),
})

/** Returns the ids of the questions that the learner has seen in ended attempts. */
export async function seenQuestions(db: Database, { learnerId, courseId, lessonId }: LearnerQuiz) {
  const rows = await db
    .selectFrom('attempts')
    .select('items')
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .where('state', '!=', 'open')
    .execute()
  return new Set(
    rows.flatMap(({ items }) => (JSON.parse(items) as AttemptItem[]).map((item) => item.questionId)),
  )
}
