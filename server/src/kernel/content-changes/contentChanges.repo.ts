import type { Database } from '../database/schema'

/** Removes the tags of changes that were committed, at most `limit`, and returns them. */
export async function takeChangedTags(db: Database, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('content_changes').select('tag').distinct().limit(limit).execute()
  const tags = rows.map(({ tag }) => tag)
  // Also removes rows with these tags that were added after the read. Their changes are not missed, because
  // the site is told only after this statement.
  if (tags.length > 0) await db.deleteFrom('content_changes').where('tag', 'in', tags).execute()
  return tags
}
