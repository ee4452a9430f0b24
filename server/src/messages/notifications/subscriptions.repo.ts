import {
  PUSH_FAILURES_MAX,
  PUSH_SUBSCRIPTIONS_MAX,
} from '@mentor-connect/contract/messages/notificationRules'
import { randomUUID } from 'node:crypto'
import type { Instant, Database } from '../../kernel/database/schema'

interface NewSubscription {
  endpoint: string
  personId: string
  sessionId: string
  keys: { p256dh: string; auth: string }
  now: Instant
}

/**
 * Stores a browser's subscription. If it belonged to another account in the same browser, it now belongs to
 * this account.
 */
export async function saveSubscription(tx: Database, subscription: NewSubscription) {
  const { endpoint, personId, sessionId, keys, now } = subscription
  const owner = { person_id: personId, session_id: sessionId, ...keys, failures: 0 }
  await tx
    .insertInto('push_subscriptions')
    .values({ id: randomUUID(), endpoint, created_at: now, ...owner })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(owner))
    .execute()
  const beyond = await tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(PUSH_SUBSCRIPTIONS_MAX)
    .limit(PUSH_SUBSCRIPTIONS_MAX)
    .execute()
  for (const { id } of beyond) await deleteSubscription(tx, id)
}

export async function removeSubscription(db: Database, personId: string, endpoint: string) {
  await db
    .deleteFrom('push_subscriptions')
    .where('person_id', '=', personId)
    .where('endpoint', '=', endpoint)
    .execute()
}

/** Tells whether a browser of this person gets push messages. */
export async function hasSubscription(db: Database, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('person_id', '=', personId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function subscriptionIds(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Finds a subscription of this person; undefined if it was deleted or now belongs to somebody else. */
export function findSubscription(db: Database, id: string, personId: string) {
  return db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

export async function deleteSubscription(db: Database, id: string) {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
}

export async function notePushSuccess(db: Database, id: string) {
  await db.updateTable('push_subscriptions').set({ failures: 0 }).where('id', '=', id).execute()
}

/** Counts a failure. A subscription with too many failures in a row is deleted. */
export async function notePushFailure(db: Database, id: string) {
  await db
    .updateTable('push_subscriptions')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('failures', '>=', PUSH_FAILURES_MAX)
    .execute()
}
