import { errors, type ApiError } from '../../platform/http/errors'
import type { Database, RemovedPagesTable } from '../database/schema'

type MissingPage = Pick<RemovedPagesTable, 'kind' | 'id'> & {
  /** Name of the kind of page in the error message. */
  name: string
}

/**
 * Returns the error for a page that visitors cannot see. The error tells whether the page was public before
 * it was removed.
 */
export async function notFoundOrRemoved(db: Database, { kind, id, name }: MissingPage): Promise<ApiError> {
  const removed = await db
    .selectFrom('removed_pages')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  return removed ? errors.removed(name) : errors.notFound(name)
}

export async function deleteOldRemovals(db: Database, before: string) {
  await db.deleteFrom('removed_pages').where('removed_at', '<', before).execute()
}
