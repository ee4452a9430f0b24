import type { Call } from '@mentor-connect/contract/messages/callFrames'
import { sql, type Insertable, type NotNull, type Selectable, type Updateable } from 'kysely'
import type { CallPlacesTable, CallsTable } from '../database/callTables'
import type { Database, Instant, Tx } from '../database/schema'

export type CallRow = Selectable<CallsTable>
export type Place = Selectable<CallPlacesTable>

export function findCall(db: Database, id: string): Promise<CallRow | undefined> {
  return db.selectFrom('calls').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Returns the open call of a conversation. A call changes only while its conversation is locked, so there is
 * at most one.
 */
export function openCallIn(db: Database, conversationId: string): Promise<CallRow | undefined> {
  return db
    .selectFrom('calls')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where(sql<boolean>`ended_at is null`)
    .executeTakeFirst()
}

/** Returns the call that an earlier copy of this frame has started, if the frame is repeated. */
export function startedBefore(
  db: Database,
  personId: string,
  clientId: string,
): Promise<CallRow | undefined> {
  return db
    .selectFrom('calls')
    .selectAll()
    .where('started_by', '=', personId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

export async function insertCall(tx: Tx, call: Insertable<CallsTable>): Promise<CallRow> {
  return tx.insertInto('calls').values(call).returningAll().executeTakeFirstOrThrow()
}

/** Changes a call, and gives it the next version. */
export async function updateCall(tx: Tx, { id, version }: CallRow, values: Updateable<CallsTable>) {
  return tx
    .updateTable('calls')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Stores which message of the conversation records a call. */
export async function noteLine(tx: Tx, id: string, seq: number) {
  await tx.updateTable('calls').set({ line_seq: seq }).where('id', '=', id).execute()
}

export function placesIn(db: Database, callId: string): Promise<Place[]> {
  return db
    .selectFrom('call_places')
    .selectAll()
    .where('call_id', '=', callId)
    .orderBy('since')
    .orderBy('person_id')
    .execute()
}

export function placeOf(db: Database, personId: string): Promise<Place | undefined> {
  return db.selectFrom('call_places').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

/**
 * Reserves the places of people in a call. Returns the ids of those who got one because they are in no other
 * call.
 */
export async function takePlaces(tx: Tx, places: Place[]): Promise<string[]> {
  const rows = await tx
    .insertInto('call_places')
    // The rows are in a fixed order, so that two calls that begin at the same time cannot deadlock.
    .values([...places].sort((a, b) => (a.person_id < b.person_id ? -1 : 1)))
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .returning('person_id')
    .execute()
  return rows.map(({ person_id }) => person_id)
}

/** Moves a person who has a place in this call to another device. */
export async function moveTo(tx: Tx, { person_id, call_id, ...device }: Place) {
  await tx
    .updateTable('call_places')
    .set(device)
    .where('person_id', '=', person_id)
    .where('call_id', '=', call_id)
    .execute()
}

export async function leavePlace(tx: Tx, callId: string, personId: string) {
  await tx.deleteFrom('call_places').where('call_id', '=', callId).where('person_id', '=', personId).execute()
}

export async function clearPlaces(tx: Tx, callId: string) {
  await tx.deleteFrom('call_places').where('call_id', '=', callId).execute()
}

interface Renewal {
  callId: string
  personId: string
  deviceId: string
  connectionId: string
  until: Instant
}

/** Renews the lease of a device. Returns false if this device is not in the call. */
export async function renewLease(db: Database, renewal: Renewal): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('call_places')
    .set({ connection_id: renewal.connectionId, lease_until: renewal.until })
    .where('person_id', '=', renewal.personId)
    .where('call_id', '=', renewal.callId)
    .where('device_id', '=', renewal.deviceId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Returns the open calls in which something has expired: a lease, the ringing, or the time of the session.
 */
export async function overdueCalls(db: Database, now: Instant, limit: number): Promise<string[]> {
  const leases = await db
    .selectFrom('call_places')
    .select('call_id')
    .where('lease_until', '<=', now)
    .orderBy('lease_until')
    .limit(limit)
    .execute()
  const closed = await db
    .selectFrom('calls')
    .select('id')
    .where(sql<boolean>`ended_at is null`)
    .where((eb) => eb.or([eb('closes_at', '<=', now), eb('rings_until', '<=', now)]))
    .limit(limit)
    .execute()
  return [...new Set([...leases.map(({ call_id }) => call_id), ...closed.map(({ id }) => id)])]
}

/** Returns the next open calls of sessions in the order of their ids. */
export const sessionCallsAfter = (db: Database, lastId: string, limit: number) =>
  db
    .selectFrom('calls')
    .select(['id', 'session_id'])
    .where(sql<boolean>`ended_at is null`)
    .where('session_id', 'is not', null)
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ session_id: NotNull }>()
    .execute()

export async function countOpenCalls(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('calls')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`ended_at is null`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** An open call as its two people see it. */
export function presentCall(row: CallRow, places: Place[]): Call {
  return {
    callId: row.id,
    conversationId: row.conversation_id,
    ...(row.session_id !== null && { sessionId: row.session_id }),
    version: row.version,
    state: row.state as Call['state'],
    startedBy: row.started_by,
    startedAt: row.started_at,
    ...(row.state === 'ringing' && row.rings_until !== null && { ringsUntil: row.rings_until }),
    ...(row.active_since !== null && { activeSince: row.active_since }),
    ...(row.closes_at !== null && { closesAt: row.closes_at }),
    people: places.flatMap(({ person_id: userId, device_id: deviceId, since }) =>
      deviceId === null ? [] : [{ userId, deviceId, since }],
    ),
  }
}
