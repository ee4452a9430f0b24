import { CURRENT_STATES } from '@mentor-connect/contract/work/openingRules'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { lockRows } from '../../platform/database/lockRows'
import type { StoredOpening } from '../openings/openings.repo'

export type FeedEntry = Selectable<ApiDatabase['feed_entries']>

/** Locks the known entries of a feed with these keys. */
export async function lockEntries(
  tx: Database,
  feedId: string,
  keys: string[],
): Promise<Map<string, FeedEntry>> {
  const query = tx
    .selectFrom('feed_entries')
    .selectAll()
    .where('feed_id', '=', feedId)
    .where('entry_key', 'in', keys)
    .orderBy('entry_key')
  const rows = await lockRows(tx, query).execute()
  return new Map(rows.map((row) => [row.entry_key, row]))
}

/** Locks openings by their ids. */
export async function lockOpenings(tx: Database, ids: string[]): Promise<Map<string, StoredOpening>> {
  if (ids.length === 0) return new Map()
  const query = tx.selectFrom('openings').selectAll().where('id', 'in', ids).orderBy('id')
  const rows = await lockRows(tx, query).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function insertEntry(tx: Database, row: Insertable<ApiDatabase['feed_entries']>) {
  await tx.insertInto('feed_entries').values(row).execute()
}

export async function updateEntries(
  tx: Database,
  feedId: string,
  keys: string[],
  values: Updateable<ApiDatabase['feed_entries']>,
) {
  if (keys.length === 0) return
  await tx
    .updateTable('feed_entries')
    .set(values)
    .where('feed_id', '=', feedId)
    .where('entry_key', 'in', keys)
    .execute()
}

/** Returns those of the given duplicate keys that current openings have. */
export async function presentDuplicates(
  tx: Database,
  duplicateKeys: string[],
  today: string,
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('openings')
    .select('duplicate_key')
    .where('duplicate_key', 'in', duplicateKeys)
    .where('state', 'in', CURRENT_STATES)
    .where('closes_on', '>=', today)
    .execute()
  return new Set(rows.map(({ duplicate_key }) => duplicate_key))
}

/** Returns the number of entries that the last run of a feed has found. */
export async function countPresent(db: Database, feedId: string): Promise<number> {
  const { count } = await db
    .selectFrom('feed_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('feed_id', '=', feedId)
    .where('is_gone', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locks entries that this run has not found, although an earlier one has. */
export const lockMissing = (tx: Database, feedId: string, runId: string, limit: number) =>
  lockRows(
    tx,
    tx
      .selectFrom('feed_entries')
      .selectAll()
      .where('feed_id', '=', feedId)
      .where('is_gone', '=', 0)
      .where('seen_run', '<>', runId)
      .orderBy('entry_key')
      .limit(limit),
  ).execute()

/**
 * Returns the feed from which an opening was imported, or undefined if operators have written the opening.
 */
export const feedOfOpening = (db: Database, openingId: string) =>
  db
    .selectFrom('feed_entries')
    .innerJoin('feeds', 'feeds.id', 'feed_id')
    .select(['feeds.id', 'feeds.name'])
    .where('opening_id', '=', openingId)
    .executeTakeFirst()

/**
 * Forbids the feed of an opening to open it again, or lets the feed update it again if `isStopped` is false.
 * Does nothing for openings that come from no feed.
 */
export async function setStopped(tx: Database, openingId: string, isStopped: boolean) {
  await tx
    .updateTable('feed_entries')
    .set({ is_stopped: isStopped ? 1 : 0 })
    .where('opening_id', '=', openingId)
    .execute()
}
