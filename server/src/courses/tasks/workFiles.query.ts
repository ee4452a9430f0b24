import type { Session } from '../../platform/http/access'
import type { Database } from '../../kernel/database/schema'

/**
 * Finds a file of a work that this person may read. A learner may read files of his or her works. A mentor
 * may read files that were sent in the mentor's courses and are neither withdrawn nor hidden.
 */
export function findReadableFile(db: Database, { personId, role, isActiveMentor }: Session, folder: string) {
  const file = db
    .selectFrom('files')
    .select(['files.name', 'files.path'])
    .where('files.folder', '=', folder)
    .where('files.kind', '=', 'work')
  if (role === 'user') return file.where('files.owner_id', '=', personId).executeTakeFirst()
  if (!isActiveMentor) return Promise.resolve(undefined)
  return file
    .innerJoin('task_submissions', 'task_submissions.file', 'files.path')
    .innerJoin('task_works', 'task_works.id', 'task_submissions.work_id')
    .innerJoin('courses', 'courses.id', 'task_works.course_id')
    .where('courses.mentor_id', '=', personId)
    .where('task_submissions.hidden_at', 'is', null)
    .where((eb) =>
      eb.or([eb('task_submissions.outcome', 'is', null), eb('task_submissions.outcome', '!=', 'withdrawn')]),
    )
    .limit(1)
    .executeTakeFirst()
}
