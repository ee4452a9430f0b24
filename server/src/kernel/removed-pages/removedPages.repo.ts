import type { ListedKind } from '@mentor-connect/contract/api/siteMap'
import { errors, type ApiError } from '../../platform/http/errors'
import type { Database } from '../database/schema'

/** A removed lesson is not told apart from one that never was. */
export type RemovedKind = Exclude<ListedKind, 'lessons'>

const NAMES: Record<RemovedKind, string> = { courses: 'Course', mentors: 'Mentor', workshops: 'Workshop' }

/** The failure for something that visitors cannot see: it says whether it had a public page that was removed. */
export async function notFoundOrRemoved(db: Database, kind: RemovedKind, id: string): Promise<ApiError> {
  const removed = await db
    .selectFrom('removed_pages')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  return removed ? errors.removed(NAMES[kind]) : errors.notFound(NAMES[kind])
}

export async function deleteOldRemovals(db: Database, before: string) {
  await db.deleteFrom('removed_pages').where('removed_at', '<', before).execute()
}
