import type { RoomKind } from '@mentor-connect/contract/messages/roomRules'
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

/** The next rooms in the order of their keys, after a key. */
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

/** Makes the room unless it exists. */
export async function insertRoom(tx: Database, { kind, subjectId }: RoomKey, now: Instant) {
  await tx
    .insertInto('rooms')
    .values({ kind, subject_id: subjectId, version: 0, closed_at: null, created_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doNothing())
    .execute()
}

/** Gives the room its next version and returns it; undefined if there is no such room. */
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

/** Deletes the room of a thing that is gone, unless it has changed since this version. */
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
