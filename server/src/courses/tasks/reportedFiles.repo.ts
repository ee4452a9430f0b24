import type { Database } from '../../kernel/database/schema'
import { keyOf } from './hiddenWorks.repo'

/**
 * Returns the path of the file that was sent with a work, and the stored data about the file. Returns
 * undefined if the work was deleted.
 */
export function findSentFile(db: Database, id: string) {
  const { workId, number } = keyOf(id)
  return db
    .selectFrom('task_submissions as s')
    .leftJoin('files', 'files.path', 's.file')
    .select(['s.file as path', 'files.folder', 'files.name'])
    .where('s.work_id', '=', workId)
    .where('s.number', '=', number)
    .executeTakeFirst()
}
