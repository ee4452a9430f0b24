import type { Database } from '../../api/database/schema'
import { keyOf } from './hiddenWorks.repo'

/** The case with the last report about a work; undefined if there is none, or not any more. */
export async function findCaseAboutWork(db: Database, id: string): Promise<string | undefined> {
  const report = await db
    .selectFrom('case_reports')
    .select('case_id')
    .where('kind', '=', 'work')
    .where('subject', '=', `work:${id}`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return report?.case_id
}

/** The path of the file that was sent with a work, and what is stored of it; undefined if the work was deleted. */
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
