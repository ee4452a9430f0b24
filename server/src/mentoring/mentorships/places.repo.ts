import { CAPACITY_DEFAULT, EXPIRED_REQUESTS_PAUSE } from '@mentor-connect/contract/mentoring/mentorship'
import { sql, type Selectable, type Updateable } from 'kysely'
import type { ApiDatabase, Instant, Database } from '../../kernel/database/schema'

export type StoredPlaces = Omit<Selectable<ApiDatabase['mentor_places']>, 'mentor_id'>

const DEFAULTS: StoredPlaces = {
  capacity: CAPACITY_DEFAULT,
  taken: 0,
  missed: 0,
  paused_at: null,
  pause_reason: null,
}

export async function findPlaces(db: Database, mentorId: string): Promise<StoredPlaces> {
  const row = await db
    .selectFrom('mentor_places')
    .selectAll()
    .where('mentor_id', '=', mentorId)
    .executeTakeFirst()
  return row ?? DEFAULTS
}

/** Updates the mentor's row, or creates it if there is none. */
export async function savePlaces(
  tx: Database,
  mentorId: string,
  values: Updateable<ApiDatabase['mentor_places']>,
) {
  await tx
    .insertInto('mentor_places')
    .values({ mentor_id: mentorId, ...DEFAULTS, ...values })
    .onConflict((conflict) => conflict.column('mentor_id').doUpdateSet(values))
    .execute()
}

async function ensureRow(tx: Database, mentorId: string) {
  await tx
    .insertInto('mentor_places')
    .values({ mentor_id: mentorId, ...DEFAULTS })
    .onConflict((conflict) => conflict.column('mentor_id').doNothing())
    .execute()
}

/** Takes one of the mentor's places. Returns false if none is free. */
export async function takePlace(tx: Database, mentorId: string): Promise<boolean> {
  await ensureRow(tx, mentorId)
  const row = await tx
    .updateTable('mentor_places')
    .set({ taken: sql<number>`taken + 1` })
    .where('mentor_id', '=', mentorId)
    .whereRef('taken', '<', 'capacity')
    .returning('taken')
    .executeTakeFirst()
  return row !== undefined
}

export async function freePlace(tx: Database, mentorId: string) {
  await tx
    .updateTable('mentor_places')
    .set({ taken: sql<number>`taken - 1` })
    .where('mentor_id', '=', mentorId)
    .where('taken', '>', 0)
    .execute()
}

/** Resets the count of requests that expired without a reaction, because the mentor has reacted to one. */
export async function forgiveMissed(tx: Database, mentorId: string) {
  await tx
    .updateTable('mentor_places')
    .set({ missed: 0 })
    .where('mentor_id', '=', mentorId)
    .where('missed', '>', 0)
    .execute()
}

/**
 * Counts a request that expired without a reaction of the mentor. Returns true if new requests are now paused
 * because of it.
 */
export async function countMissed(tx: Database, mentorId: string, now: Instant): Promise<boolean> {
  await ensureRow(tx, mentorId)
  const { missed } = await tx
    .updateTable('mentor_places')
    .set({ missed: sql<number>`missed + 1` })
    .where('mentor_id', '=', mentorId)
    .returning('missed')
    .executeTakeFirstOrThrow()
  return (
    missed >= EXPIRED_REQUESTS_PAUSE && pause(tx, mentorId, { paused_at: now, pause_reason: 'unanswered' })
  )
}

/** Tells whether new requests to the mentor are paused because the mentor has not used the site for a long time. */
export const isAway = async (db: Database, mentorId: string): Promise<boolean> =>
  (await findPlaces(db, mentorId)).pause_reason === 'away'

/** Pauses new requests to a mentor who is away. Returns false if they were already paused. */
export async function pauseAway(tx: Database, mentorId: string, now: Instant): Promise<boolean> {
  await ensureRow(tx, mentorId)
  return pause(tx, mentorId, { paused_at: now, pause_reason: 'away' })
}

async function pause(
  tx: Database,
  mentorId: string,
  values: Pick<StoredPlaces, 'paused_at' | 'pause_reason'>,
): Promise<boolean> {
  const paused = await tx
    .updateTable('mentor_places')
    .set(values)
    .where('mentor_id', '=', mentorId)
    .where('paused_at', 'is', null)
    .returning('mentor_id')
    .executeTakeFirst()
  return paused !== undefined
}
