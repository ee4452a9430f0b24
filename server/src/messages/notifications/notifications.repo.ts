import type { NotificationKind } from '@mentor-connect/contract/notifications/kinds'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { lockRows } from '../../platform/database/lockRows'
import type { Instant, Database } from '../../kernel/database/schema'

export interface StoredEvent {
  kind: NotificationKind
  subject: string
  actor: string | null
  key: string
  now: Instant
}

/** Records an event. Returns false if it was recorded before. */
export async function insertEvent(tx: Database, event: StoredEvent): Promise<boolean> {
  const { kind, subject, actor, key, now } = event
  const row = await tx
    .insertInto('events')
    .values({ id: randomUUID(), kind, subject, actor, dedupe_key: key, at: now })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Takes the next sequence number of a person. This locks the person's row until the transaction ends, so that
 * other changes of the person's notifications wait.
 */
export async function takeSeq(tx: Database, personId: string): Promise<number> {
  const { last_seq: seq } = await tx
    .insertInto('notification_people')
    .values({ person_id: personId, last_seq: 1, time_zone: null })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ last_seq: sql<number>`notification_people.last_seq + 1` }),
    )
    .returning('last_seq')
    .executeTakeFirstOrThrow()
  return seq
}

/** Locks the person's row, as `takeSeq` does. Returns undefined if the person never had a notification. */
export function lockPerson(tx: Database, personId: string) {
  const query = tx.selectFrom('notification_people').selectAll().where('person_id', '=', personId)
  return lockRows(tx, query).executeTakeFirst()
}

/**
 * Number of people that one statement locks. Each person is a parameter, and databases limit the number of
 * parameters.
 */
const LOCKED_AT_ONCE = 1_000

/**
 * Locks everybody whose notifications name this person, and the people whom the transaction notifies later.
 * Like `recordAll`, it locks in the order of ids.
 */
export async function lockNotified(tx: Database, actor: string, told: string[]) {
  const named = await tx
    .selectFrom('notifications')
    .select('person_id')
    .distinct()
    .where('actor', '=', actor)
    .execute()
  const ids = [...new Set([...named.map(({ person_id }) => person_id), ...told])].sort()
  for (let from = 0; from < ids.length; from += LOCKED_AT_ONCE)
    await tx
      .insertInto('notification_people')
      .values(
        ids
          .slice(from, from + LOCKED_AT_ONCE)
          .map((person_id) => ({ person_id, last_seq: 0, time_zone: null })),
      )
      .onConflict((conflict) =>
        conflict.column('person_id').doUpdateSet({ last_seq: sql<number>`notification_people.last_seq` }),
      )
      .execute()
}

export const groupOf = (personId: string, kind: NotificationKind, subject: string) =>
  `${personId}:${kind}:${subject}`

interface Entry extends StoredEvent {
  personId: string
  seq: number
  /** The count of the entry. If it is undefined, the stored count increases by `adds`, or by one. */
  count: number | undefined
  adds: number | undefined
}

/**
 * Adds an entry. If the group already has an unread entry, the event is counted in that entry instead.
 * Returns the entry's id.
 */
export async function upsertNotification(tx: Database, entry: Entry): Promise<string> {
  const { personId, seq, kind, subject, actor, count, adds = 1, now } = entry
  const { id } = await tx
    .insertInto('notifications')
    .values({
      id: randomUUID(),
      person_id: personId,
      seq,
      kind,
      subject,
      actor,
      count: count ?? adds,
      open_group: groupOf(personId, kind, subject),
      created_at: now,
      updated_at: now,
      read_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('open_group').doUpdateSet({
        seq,
        actor,
        updated_at: now,
        count: count ?? sql<number>`notifications.count + ${adds}`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Reading {
  personId: string
  now: Instant
  /** If set, marks all entries up to this sequence number. */
  upToSeq?: number | undefined
  /** If set, marks only the entries with these ids. */
  ids?: string[] | undefined
  /** If set, marks only the unread entry of this group. */
  group?: string | undefined
  /** If set, marks only entries of these kinds about this subject. */
  about?: { subject: string; kinds: NotificationKind[] } | undefined
}

/** Marks entries as read. Later events of the same groups begin new entries. */
export async function markRead(tx: Database, { personId, now, upToSeq, ids, group, about }: Reading) {
  let change = tx
    .updateTable('notifications')
    .set({ read_at: now, open_group: null })
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
  if (upToSeq !== undefined) change = change.where('seq', '<=', upToSeq)
  if (ids) change = change.where('id', 'in', ids)
  if (group) change = change.where('open_group', '=', group)
  if (about) change = change.where('subject', '=', about.subject).where('kind', 'in', about.kinds)
  await change.execute()
}

/** Returns the person's entries, latest first. Returns one more than `limit` if there are more entries. */
export function listNotifications(
  db: Database,
  personId: string,
  { after, before, limit }: { after?: number | undefined; before?: number | undefined; limit: number },
) {
  let query = db.selectFrom('notifications').selectAll().where('person_id', '=', personId)
  if (after !== undefined) query = query.where('seq', '>', after)
  if (before !== undefined) query = query.where('seq', '<', before)
  return query
    .orderBy('seq', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Returns the number of unread entries, counted only up to `most`. */
export async function countUnread(db: Database, personId: string, most: number): Promise<number> {
  const rows = await db
    .selectFrom('notifications')
    .select('id')
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .limit(most)
    .execute()
  return rows.length
}

/**
 * Deletes old entries that were read, old events, and records of sent messages that are too old to count
 * towards the limits.
 */
export async function deleteOldNotifications(db: Database, keptSince: Instant, sentSince: Instant) {
  await db.deleteFrom('notifications').where('read_at', '<', keptSince).execute()
  await db.deleteFrom('events').where('at', '<', keptSince).execute()
  await db.deleteFrom('deliveries_sent').where('at', '<', sentSince).execute()
}
