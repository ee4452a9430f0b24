import { BOARD_STAGES, type BoardStage } from '@mentor-connect/contract/work/applicationStages'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { lockFreeRows, lockRows } from '../../platform/database/lockRows'
import type { ApiDatabase, Database } from '../../kernel/database/schema'

export type StoredEntry = Selectable<ApiDatabase['board_entries']>
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

/** Returns a query for entries with the facts of their openings and applications. */
export const selectEntries = (db: Database) =>
  db
    .selectFrom('board_entries')
    .leftJoin('openings', 'openings.id', 'board_entries.opening_id')
    .leftJoin('applications', 'applications.id', 'board_entries.application_id')
    .selectAll('board_entries')
    .select(['openings.kind as opening_kind', 'openings.closes_on', 'openings.listed'])
    .select(['applications.stage as application_stage', 'applications.silent_at'])

export function listEntries(
  db: Database,
  learnerId: string,
  { stage, limit, offset }: { stage: BoardStage; limit: number; offset: number },
) {
  return selectEntries(db)
    .where('board_entries.learner_id', '=', learnerId)
    .where('board_entries.stage', '=', stage)
    .orderBy('board_entries.changed_at', 'desc')
    .orderBy('board_entries.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Returns a query for saved openings of this site that operators do not hide, the last changed first. */
const selectSaved = (db: Database, learnerId: string) =>
  db
    .selectFrom('board_entries')
    .innerJoin('openings', 'openings.id', 'board_entries.opening_id')
    .where('board_entries.learner_id', '=', learnerId)
    .where('board_entries.stage', '=', 'saved')
    .where('openings.hidden_at', 'is', null)

/** Returns one page of the saved openings of a learner, and their total number. */
export async function listSaved(
  db: Database,
  learnerId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const saved = await selectSaved(db, learnerId)
    .select(['openings.id', 'board_entries.created_at'])
    .orderBy('board_entries.changed_at', 'desc')
    .orderBy('board_entries.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await selectSaved(db, learnerId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { saved, total: Number(count) }
}

export const findEntry = (db: Database, learnerId: string, id: string): Promise<EntryRow | undefined> =>
  selectEntries(db)
    .where('board_entries.id', '=', id)
    .where('board_entries.learner_id', '=', learnerId)
    .executeTakeFirst()

export const findEntryOfOpening = (
  db: Database,
  learnerId: string,
  openingId: string,
): Promise<EntryRow | undefined> =>
  selectEntries(db)
    .where('board_entries.learner_id', '=', learnerId)
    .where('board_entries.opening_id', '=', openingId)
    .executeTakeFirst()

/** Locks an entry of any learner until the transaction ends. */
export const lockEntry = (tx: Database, id: string): Promise<StoredEntry | undefined> =>
  lockRows(tx, tx.selectFrom('board_entries').selectAll().where('id', '=', id)).executeTakeFirst()

export async function insertEntry(tx: Database, row: Insertable<ApiDatabase['board_entries']>) {
  await tx.insertInto('board_entries').values(row).execute()
}

/** Changes an entry and increments its version. */
export async function updateEntry(
  tx: Database,
  id: string,
  values: Updateable<ApiDatabase['board_entries']>,
) {
  await tx
    .updateTable('board_entries')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/**
 * Moves the entry of an application. Returns the id of the entry, or undefined if the learner has removed it.
 */
export async function moveEntryOf(
  tx: Database,
  applicationId: string,
  { stage, changed_at }: Pick<StoredEntry, 'stage' | 'changed_at'>,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('board_entries')
    .set((eb) => ({ stage, changed_at, version: eb('version', '+', 1) }))
    .where('application_id', '=', applicationId)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Adds an entry, or sets these columns of the learner's existing entry for the same opening. Returns the id
 * of the entry.
 */
export async function upsertEntry(
  tx: Database,
  row: Insertable<ApiDatabase['board_entries']>,
  columns: readonly (keyof StoredEntry)[],
): Promise<string> {
  const changed = Object.fromEntries(columns.map((column) => [column, row[column]]))
  const { id } = await tx
    .insertInto('board_entries')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['learner_id', 'opening_id'])
        .doUpdateSet((eb) => ({ ...changed, version: eb('board_entries.version', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteEntry(tx: Database, id: string) {
  await tx.deleteFrom('board_entries').where('id', '=', id).execute()
}

export async function countStages(db: Database, learnerId: string) {
  const rows = await db
    .selectFrom('board_entries')
    .select((eb) => ['stage', eb.fn.countAll<number>().as('count')])
    .where('learner_id', '=', learnerId)
    .groupBy('stage')
    .execute()
  const found = new Map(rows.map(({ stage, count }) => [stage, Number(count)]))
  return BOARD_STAGES.map((stage) => ({ stage, count: found.get(stage) ?? 0 }))
}

export async function countEntries(db: Database, learnerId: string): Promise<number> {
  return (await countStages(db, learnerId)).reduce((sum, { count }) => sum + count, 0)
}

/** Returns the titles of entries by id, for notifications. */
export async function titlesOfEntries(db: Database, ids: string[]) {
  const rows = await db.selectFrom('board_entries').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/**
 * Locks up to `most` entries whose reminder is due on one of these days and has not been sent. Entries that
 * another transaction is changing are left to the next run.
 */
export function lockDueReminders(
  tx: Database,
  { from, to, most }: { from: string; to: string; most: number },
) {
  const due = tx
    .selectFrom('board_entries')
    .select(['id', 'learner_id', 'remind_on'])
    .where('remind_on', '<=', to)
    .where('remind_on', '>=', from)
    .where('stage', '<>', 'closed')
    .where((eb) => eb.or([eb('reminded_on', 'is', null), eb('reminded_on', '<>', eb.ref('remind_on'))]))
    .orderBy('id')
    .limit(most)
  return lockFreeRows(tx, due).execute()
}

/**
 * Stores that a learner was reminded. The version does not change, because the learner sees no difference.
 */
export async function setReminded(tx: Database, id: string, day: string | null) {
  await tx.updateTable('board_entries').set({ reminded_on: day }).where('id', '=', id).execute()
}
