import { mostPoints, type CriterionMark, type Rubric } from '@mentor-connect/contract/courses/tasks/rubric'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { randomUUID } from 'node:crypto'
import { lockRows } from '../../platform/database/lockRows'
import type { TaskId } from './rubric.repo'
import type { ApiDatabase, Instant, Database } from '../../kernel/database/schema'

export type StoredWork = Selectable<ApiDatabase['task_works']>
type SubmissionRow = Selectable<ApiDatabase['task_submissions']>

export interface StoredSubmission extends Omit<SubmissionRow, 'rubric' | 'marks'> {
  rubric: Rubric
  marks: CriterionMark[] | null
}

export interface LearnerTask extends TaskId {
  learnerId: string
}

function ownWork(db: Database, { learnerId, courseId, lessonId }: LearnerTask) {
  return db
    .selectFrom('task_works')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
}

export const findWork = (db: Database, task: LearnerTask): Promise<StoredWork | undefined> =>
  ownWork(db, task).executeTakeFirst()

/**
 * Returns the learner's work, locked until the transaction ends. If there is none, an empty one is created. The
 * caller must hold the lock of the enrolment.
 */
export async function lockWork(tx: Database, task: LearnerTask): Promise<StoredWork> {
  const found = await lockRows(tx, ownWork(tx, task)).executeTakeFirst()
  if (found) return found
  const work: StoredWork = {
    id: randomUUID(),
    learner_id: task.learnerId,
    course_id: task.courseId,
    lesson_id: task.lessonId,
    state: 'draft',
    number: 0,
    text: '',
    link: '',
    file: null,
    written_at: null,
    sent_at: null,
  }
  await tx.insertInto('task_works').values(work).execute()
  return work
}

export async function lockWorkById(tx: Database, id: string): Promise<StoredWork | undefined> {
  return lockRows(tx, tx.selectFrom('task_works').selectAll().where('id', '=', id)).executeTakeFirst()
}

export async function updateWork(tx: Database, id: string, values: Updateable<ApiDatabase['task_works']>) {
  await tx.updateTable('task_works').set(values).where('id', '=', id).execute()
}

/** Returns the submissions of a work, newest first. */
export async function submissionsOf(db: Database, workId: string): Promise<StoredSubmission[]> {
  const rows = await db
    .selectFrom('task_submissions')
    .selectAll()
    .where('work_id', '=', workId)
    .orderBy('number', 'desc')
    .execute()
  return rows.map((row) => ({
    ...row,
    rubric: JSON.parse(row.rubric) as Rubric,
    marks: row.marks === null ? null : (JSON.parse(row.marks) as CriterionMark[]),
  }))
}

export async function insertSubmission(tx: Database, row: Insertable<ApiDatabase['task_submissions']>) {
  await tx.insertInto('task_submissions').values(row).execute()
}

/** Adds the rubric to submissions that were sent before the task had criteria and that still wait for review. */
export async function giveRubric(tx: Database, { courseId, lessonId }: TaskId, rubric: Rubric) {
  const works = tx
    .selectFrom('task_works')
    .select('id')
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
  await tx
    .updateTable('task_submissions')
    .set({ rubric: JSON.stringify(rubric), of_points: mostPoints(rubric), pass_points: rubric.passPoints })
    .where('work_id', 'in', works)
    .where('outcome', 'is', null)
    .where('of_points', '=', 0)
    .execute()
}

interface Outcome extends Pick<SubmissionRow, 'outcome' | 'points' | 'comment'> {
  marks: CriterionMark[] | null
  at: Instant
}

export async function setOutcome(
  tx: Database,
  { workId, number }: { workId: string; number: number },
  { marks, at, ...outcome }: Outcome,
) {
  await tx
    .updateTable('task_submissions')
    .set({ ...outcome, decided_at: at, marks: marks && JSON.stringify(marks) })
    .where('work_id', '=', workId)
    .where('number', '=', number)
    .execute()
}

/** Returns the attached files with these paths, by path. */
export async function filesAt(db: Database, paths: (string | null)[]) {
  const wanted = [...new Set(paths.filter((path) => path !== null))]
  if (wanted.length === 0) return new Map<string, { folder: string; name: string; bytes: number }>()
  const rows = await db
    .selectFrom('files')
    .select(['path', 'folder', 'name', 'bytes'])
    .where('path', 'in', wanted)
    .execute()
  return new Map(rows.map(({ path, ...file }) => [path, file]))
}

/** Tells whether the lesson exists and is a task. */
export async function isTask(db: Database, { courseId, lessonId }: TaskId): Promise<boolean> {
  const row = await db
    .selectFrom('lessons')
    .select('id')
    .where('course_id', '=', courseId)
    .where('id', '=', lessonId)
    .where('kind', '=', 'task')
    .executeTakeFirst()
  return row !== undefined
}
