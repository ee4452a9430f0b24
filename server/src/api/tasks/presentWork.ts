import type { Submission, TaskWork, WorkFile } from '@mentor-connect/contract/api/tasks'
import type { Kysely } from 'kysely'
import { findRubric, type TaskId } from '../course-data/rubric.repo'
import type { ApiDatabase } from '../database/schema'
import { filesAt, submissionsOf, type StoredSubmission, type StoredWork } from './works.repo'

type Database = Kysely<ApiDatabase>
type Files = Awaited<ReturnType<typeof filesAt>>

/** The work as its learner sees it. */
export async function presentWork(
  db: Database,
  task: TaskId,
  work: StoredWork | undefined,
): Promise<TaskWork> {
  const rubric = (await findRubric(db, task))?.rubric
  if (!work)
    return { ...(rubric && { rubric }), state: 'draft', number: 0, draft: { text: '' }, submissions: [] }
  const submissions = await submissionsOf(db, work.id)
  const files = await filesAt(db, [work.file, ...submissions.map(({ file }) => file)])
  return {
    ...(rubric && { rubric }),
    state: work.state,
    number: work.number,
    draft: {
      ...contentOf(work, files),
      ...(work.written_at && { savedAt: work.written_at }),
    },
    submissions: submissions.map((one) => presentSubmission(one, files)),
  }
}

export function presentSubmission(row: StoredSubmission, files: Files): Submission {
  return {
    number: row.number,
    ...contentOf(row, files),
    sentAt: row.sent_at,
    rubric: row.rubric,
    ...(row.outcome && { outcome: row.outcome }),
    ...(row.decided_at && { decidedAt: row.decided_at }),
    ...(row.marks && { marks: row.marks }),
    ...(row.points !== null && { points: row.points }),
    ...(row.comment && { comment: row.comment }),
  }
}

function contentOf({ text, link, file }: Pick<StoredWork, 'text' | 'link' | 'file'>, files: Files) {
  const attached = presentFile(file, files)
  return { text, ...(link && { link }), ...(attached && { file: attached }) }
}

function presentFile(path: string | null, files: Files): WorkFile | undefined {
  const file = path === null ? undefined : files.get(path)
  return file && { id: file.folder, name: file.name, bytes: file.bytes }
}
