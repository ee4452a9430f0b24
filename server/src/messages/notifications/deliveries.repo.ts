import type { NotificationChannel } from '@mentor-connect/contract/messages/notificationRules'
import { randomUUID } from 'node:crypto'
import type { Instant, Database } from '../../kernel/database/schema'

export interface DeliveryKey {
  notificationId: string
  channel: NotificationChannel
}

export function findDelivery(tx: Database, { notificationId, channel }: DeliveryKey) {
  return tx
    .selectFrom('deliveries')
    .innerJoin('notifications', 'notifications.id', 'deliveries.notification_id')
    .select(['deliveries.state', 'deliveries.grouping', 'deliveries.due_at', 'deliveries.sent_at'])
    .select(['notifications.kind', 'notifications.read_at'])
    .where('notification_id', '=', notificationId)
    .where('channel', '=', channel)
    .executeTakeFirst()
}

/**
 * Sets the time at which a delivery is due. A notification has one row for each channel, so a second call
 * only changes the time.
 */
export async function awaitDelivery(
  tx: Database,
  { notificationId, channel }: DeliveryKey,
  { personId, grouping, dueAt }: { personId: string; grouping: string; dueAt: Instant },
) {
  await tx
    .insertInto('deliveries')
    .values({
      notification_id: notificationId,
      channel,
      person_id: personId,
      grouping,
      state: 'waiting',
      due_at: dueAt,
      sent_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['notification_id', 'channel']).doUpdateSet({ state: 'waiting', due_at: dueAt }),
    )
    .execute()
}

export async function dropDelivery(tx: Database, { notificationId, channel }: DeliveryKey) {
  await tx
    .updateTable('deliveries')
    .set({ state: 'dropped' })
    .where('notification_id', '=', notificationId)
    .where('channel', '=', channel)
    .execute()
}

/** Returns the person's unread notifications whose delivery is due, latest first, up to `limit`. */
export function findDue(
  tx: Database,
  {
    personId,
    channel,
    now,
    limit,
  }: { personId: string; channel: NotificationChannel; now: Instant; limit: number },
) {
  return tx
    .selectFrom('deliveries')
    .innerJoin('notifications', 'notifications.id', 'deliveries.notification_id')
    .select(['notifications.id', 'notifications.kind', 'notifications.subject', 'notifications.actor'])
    .select('notifications.count')
    .where('deliveries.person_id', '=', personId)
    .where('deliveries.channel', '=', channel)
    .where('deliveries.state', '=', 'waiting')
    .where('deliveries.due_at', '<=', now)
    .where('notifications.read_at', 'is', null)
    .orderBy('notifications.seq', 'desc')
    .limit(limit)
    .execute()
}

/** Marks deliveries as sent in one message. If `isCounted`, the message counts once towards the person's limits. */
export async function markSent(
  tx: Database,
  ids: string[],
  sent: {
    channel: NotificationChannel
    personId: string
    grouping: string
    now: Instant
    isCounted: boolean
  },
) {
  const { channel, personId, grouping, now, isCounted } = sent
  await tx
    .updateTable('deliveries')
    .set({ state: 'sent', sent_at: now })
    .where('notification_id', 'in', ids)
    .where('channel', '=', channel)
    .execute()
  if (!isCounted) return
  await tx
    .insertInto('deliveries_sent')
    .values({ id: randomUUID(), person_id: personId, channel, grouping, at: now })
    .execute()
}

/**
 * Returns the times at which messages were sent to this person through this channel after `since`, oldest
 * first.
 */
export async function sentSince(
  tx: Database,
  {
    personId,
    channel,
    since,
    grouping,
  }: { personId: string; channel: NotificationChannel; since: Instant; grouping?: string },
): Promise<Instant[]> {
  let query = tx
    .selectFrom('deliveries_sent')
    .select('at')
    .where('person_id', '=', personId)
    .where('channel', '=', channel)
    .where('at', '>', since)
  if (grouping) query = query.where('grouping', '=', grouping)
  return (await query.orderBy('at').execute()).map(({ at }) => at)
}

export async function countSent(db: Database, channel: NotificationChannel, since: Instant): Promise<number> {
  const row = await db
    .selectFrom('deliveries_sent')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('channel', '=', channel)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
