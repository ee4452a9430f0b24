import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Submission, TaskWork, WorkFile } from '@mentor-connect/contract/courses/tasks/tasks'
import { mentorNameOf } from '../catalogue/mentorOf.query'
import { findRubric, type TaskId } from './rubric.repo'
import type { Database } from '../../kernel/database/schema'
import { filesAt, submissionsOf, type StoredSubmission, type StoredWork } from './works.repo'

type Files = Awaited<ReturnType<typeof filesAt>>

/** Returns the work in the form for its learner. */
export async function presentWork(
  db: Database,
  task: TaskId,
  work: StoredWork | undefined,
): Promise<TaskWork> {
  const rubric = (await findRubric(db, task))?.rubric
  const mentor = await mentorNameOf(db, task.courseId)
  const about = { ...(rubric && { rubric }), ...(mentor && { mentor }) }
  if (!work) return { ...about, state: 'draft', number: 0, draft: { text: '' }, submissions: [] }
  const submissions = await submissionsOf(db, work.id)
  const files = await filesAt(db, [work.file, ...submissions.map(({ file }) => file)])
  return {
    ...about,
    id: work.id,
    state: work.state,
    number: work.number,
    draft: {
      ...contentOf(work, files),
      ...(work.written_at && { savedAt: work.written_at }),
    },
    submissions: submissions.map((one) => presentSubmission(one, files, 'user')),
  }
}

/**
 * Returns a submission in the form for the learner or the mentor. Content that an operator has hidden is
 * shown only to its author.
 */
export function presentSubmission(row: StoredSubmission, files: Files, reader: Role): Submission {
  const isHidden = row.hidden_at !== null
  const isCommentHidden = row.comment_hidden_at !== null
  return {
    number: row.number,
    ...(isHidden && reader === 'mentor' ? { text: '' } : contentOf(row, files)),
    sentAt: row.sent_at,
    rubric: row.rubric,
    ...(row.outcome && { outcome: row.outcome }),
    ...(row.decided_at && { decidedAt: row.decided_at }),
    ...(row.marks && { marks: row.marks }),
    ...(row.points !== null && { points: row.points }),
    ...(row.comment && !(isCommentHidden && reader === 'user') && { comment: row.comment }),
    ...(isHidden && { isHidden }),
    ...(isCommentHidden && { isCommentHidden }),
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
