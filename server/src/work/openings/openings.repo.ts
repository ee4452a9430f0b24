import { localDay } from '@mentor-connect/contract/rules/localDay'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { lockAccount } from '../../accounts/people/credentials.repo'
import { lockAgainstDeletion, lockRows } from '../../platform/database/lockRows'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { listedById } from '../../kernel/site-map/listedPages.repo'

export type StoredOpening = Selectable<ApiDatabase['openings']>
export type NamedOpening = StoredOpening & { mentor_name: string | null; mentor_profile: string | null }

/** Returns the current day in the product's time zone, which determines when openings close. */
export const today = (now: Date): string => localDay(now, DEFAULT_TIME_ZONE)

export const selectOpenings = (db: Database) =>
  db
    .selectFrom('openings')
    .leftJoin('mentors', 'mentors.id', 'openings.mentor_id')
    .selectAll('openings')
    .select(['mentors.name as mentor_name', 'mentors.profile as mentor_profile'])

export const findOpening = (db: Database, id: string): Promise<NamedOpening | undefined> =>
  selectOpenings(db).where('openings.id', '=', id).executeTakeFirst()

/** Reads the openings with these ids, in the same order. Deleted ones are missing. */
export async function findInOrder(db: Database, ids: string[]): Promise<NamedOpening[]> {
  if (ids.length === 0) return []
  const rows = await selectOpenings(db).where('openings.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Returns true if people can apply now: the opening is shown to everybody, and its closing day is not over.
 */
export const isOpen = (opening: Pick<StoredOpening, 'listed' | 'closes_on'>, now: Date): boolean =>
  opening.listed === 1 && opening.closes_on >= today(now)

/** Returns the openings that search engines may list. */
export const listedOpenings = listedById((db, now) =>
  db
    .selectFrom('openings')
    .select(['id', 'updated_at as lastModified'])
    .where('listed', '=', 1)
    .where('closes_on', '>=', today(now)),
)

/** Locks an opening until the transaction ends. Every change of it, and every application to it, needs this lock. */
export const lockOpening = (tx: Database, id: string): Promise<StoredOpening | undefined> =>
  lockRows(tx, tx.selectFrom('openings').selectAll().where('id', '=', id)).executeTakeFirst()

/** Reads an opening and locks it against deletion until the transaction ends. */
export const keepOpening = (tx: Database, id: string): Promise<StoredOpening | undefined> =>
  lockAgainstDeletion(tx, tx.selectFrom('openings').selectAll().where('id', '=', id)).executeTakeFirst()

/**
 * Locks the account of the mentor who has posted an opening. A transaction that locks the audit and then
 * changes the opening must call this first, because in PostgreSQL, the check of the foreign key may also lock
 * the account.
 */
export async function lockPoster(tx: Database, id: string) {
  const mentorId = (await findOpening(tx, id))?.mentor_id
  if (mentorId) await lockAccount(tx, 'mentor', mentorId)
}

export type OpeningRow = Insertable<ApiDatabase['openings']>

export async function insertOpening(tx: Database, row: OpeningRow) {
  await tx.insertInto('openings').values(row).execute()
}

export async function updateOpening(tx: Database, id: string, values: Updateable<ApiDatabase['openings']>) {
  await tx.updateTable('openings').set(values).where('id', '=', id).execute()
}

export async function deleteOpening(tx: Database, id: string) {
  await tx.deleteFrom('openings').where('id', '=', id).execute()
}

/** Returns the titles of openings by id, for notifications. */
export async function titlesOfOpenings(db: Database, ids: string[]) {
  const rows = await db.selectFrom('openings').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
