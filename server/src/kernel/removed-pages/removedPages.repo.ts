import type { ListedKind } from '@mentor-connect/contract/api/siteMap'
import { errors, type ApiError } from '../../platform/http/errors'
import type { Database } from '../database/schema'

/**
 * Kinds of pages whose removal is recorded. A removed lesson is treated like one that never existed, and so is the
 * portfolio of a person, because nobody else needs to know that it existed.
 */
export type RemovedKind = Exclude<ListedKind, 'lessons' | 'people'>

const NAMES: Record<RemovedKind, string> = {
  courses: 'Course',
  mentors: 'Mentor',
  workshops: 'Workshop',
  openings: 'Opening',
  paths: 'Skill path',
}

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
