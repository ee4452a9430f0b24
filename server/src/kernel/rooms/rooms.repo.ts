import { ROOM_KINDS, roomIdOf, type RoomKind } from '@mentor-connect/contract/messages/roomRules'
import { sql } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { Database, Instant } from '../database/schema'

export interface RoomKey {
  kind: RoomKind
  subjectId: string
}

export function findStoredRoom(db: Database, { kind, subjectId }: RoomKey) {
  return db
    .selectFrom('rooms')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst()
}

/** Returns the next rooms after a key, in the order of their keys. */
export function roomsAfter(db: Database, after: RoomKey | undefined, limit: number) {
  let query = db.selectFrom('rooms').selectAll().orderBy('kind').orderBy('subject_id').limit(limit)
  if (after)
    query = query.where((is) =>
      is.or([
        is('kind', '>', after.kind),
        is.and([is('kind', '=', after.kind), is('subject_id', '>', after.subjectId)]),
      ]),
    )
  return query.execute()
}

/** Creates the room unless it exists. */
export async function insertRoom(tx: Database, { kind, subjectId }: RoomKey, now: Instant) {
  await tx
    .insertInto('rooms')
    .values({ kind, subject_id: subjectId, version: 0, closed_at: null, created_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doNothing())
    .execute()
}

/** Increases the version of the room and returns it; undefined if there is no such room. */
export async function nextVersion(tx: Database, key: RoomKey, now: Date): Promise<number | undefined> {
  const stored = tx
    .selectFrom('rooms')
    .select('version')
    .where('kind', '=', key.kind)
    .where('subject_id', '=', key.subjectId)
  const row = await lockRows(tx, stored).executeTakeFirst()
  if (!row) return undefined
  const version = Math.max(row.version + 1, now.getTime())
  await update(tx, key).set({ version }).execute()
  return version
}

export async function setClosed(tx: Database, key: RoomKey, at: Instant | null) {
  await update(tx, key).set({ closed_at: at }).execute()
}

/** Returns the rooms that triggers have marked as changed. */
export function untoldRooms(db: Database, limit: number) {
  return db
    .selectFrom('rooms')
    .selectAll()
    .where(sql<boolean>`is_told = 0`)
    .orderBy('kind')
    .orderBy('subject_id')
    .limit(limit)
    .execute()
}

/** Records that chat has confirmed this version of the room. */
export async function noteTold(
  db: Database,
  key: RoomKey,
  { version, title }: { version: number; title: string },
) {
  await update(db, key).set({ title }).where('title', '<>', title).execute()
  await update(db, key).set({ is_told: 1 }).where('version', '=', version).where('is_told', '=', 0).execute()
}

/** Returns the titles of rooms by their ids in chat. */
export async function titlesOfRooms(db: Database, ids: string[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const kind of ROOM_KINDS) {
    const subjects = ids.flatMap((id) => (id.startsWith(`${kind}-`) ? [id.slice(kind.length + 1)] : []))
    if (subjects.length === 0) continue
    const rows = await db
      .selectFrom('rooms')
      .select(['subject_id', 'title'])
      .where('kind', '=', kind)
      .where('subject_id', 'in', subjects)
      .execute()
    for (const { subject_id, title } of rows) if (title) titles.set(roomIdOf(kind, subject_id), title)
  }
  return titles
}

/** Deletes the room of a deleted object, unless the room has changed since this version. */
export async function deleteRoom(db: Database, { kind, subjectId }: RoomKey, version: number) {
  await db
    .deleteFrom('rooms')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('version', '=', version)
    .execute()
}

const update = (tx: Database, { kind, subjectId }: RoomKey) =>
  tx.updateTable('rooms').where('kind', '=', kind).where('subject_id', '=', subjectId)
