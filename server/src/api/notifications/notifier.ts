import {
  categoryOf,
  DELIVERY_WAIT_MS,
  DIGEST_HOUR,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  PUSH_GROUP_GAP_MS,
  type NotificationChannel,
  type NotificationKind,
} from '@mentor-connect/contract/rules/notifications'
import type { Kysely } from 'kysely'
import { jobKind } from '../../platform/jobs/jobKind'
import type { ApiDatabase } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import { awaitDelivery, findDelivery, type DeliveryKey } from './deliveries.repo'
import { nextLocalHour } from './localTime'
import { groupOf, insertEvent, takeSeq, upsertNotification } from './notifications.repo'
import { hasSubscription } from './subscriptions.repo'
import { modesOf, timesOf, type Modes } from './preferences.repo'

type Database = Kysely<ApiDatabase>

export interface NewEvent {
  kind: NotificationKind
  /** The id of what it is about. */
  subject: string
  /** Who caused it; nobody for an operator. */
  actor?: string
  /** Who is notified. */
  to: string
  /** Identifies the event within its kind: a second one with this key is not recorded. Ids only. */
  key: string
  /** The number in the entry; without it, the events of the group are counted. */
  count?: number
  /** When it happened; default: now. */
  at?: Date
}

export interface DeliveryPayload extends DeliveryKey {
  personId: string
}
export const deliverNotification = jobKind<DeliveryPayload>('notification.deliver')
export const deliveryJobKey = ({ notificationId, channel }: DeliveryKey) => `${notificationId}:${channel}`

export type Notifier = ReturnType<typeof notifier>

/**
 * Notifies people. An event is recorded in the transaction of its cause: without the cause there is no notification, and
 * none is lost. Entries and deliveries follow in the same transaction; what leaves the site does so later (`deliveries`).
 */
export function notifier({ jobs, clock }: Pick<ApiDependencies, 'jobs' | 'clock'>) {
  async function schedule(tx: Database, event: NewEvent, notificationId: string, modes: Modes) {
    for (const channel of NOTIFICATION_CHANNELS) {
      const mode = modes[categoryOf(event.kind)][channel]
      if (mode === 'off' || isMailedByFeature(event.kind, channel)) continue
      if (channel === 'push' && !(await hasSubscription(tx, event.to))) continue
      const key = { notificationId, channel }
      const dueAt = await dueTime(tx, event, key, mode)
      if (!dueAt) continue
      const grouping = groupOf(event.to, event.kind, event.subject)
      await awaitDelivery(tx, key, { personId: event.to, grouping, dueAt: dueAt.toISOString() })
      await jobs.enqueue(tx, deliverNotification, {
        key: deliveryJobKey(key),
        payload: { ...key, personId: event.to },
        personId: event.to,
        runAt: dueAt,
        replace: true,
      })
    }
  }

  /** When a delivery is due; undefined if one waits already, or if the mail about this entry was sent. */
  async function dueTime(tx: Database, event: NewEvent, key: DeliveryKey, mode: Modes['news']['mail']) {
    const now = clock()
    const earlier = await findDelivery(tx, key)
    if (earlier?.state === 'waiting' || (earlier?.sent_at && key.channel === 'mail')) return undefined
    if (mode === 'digest') return nextLocalHour(now, DIGEST_HOUR, (await timesOf(tx, event.to)).timeZone)
    const waited = (event.at ?? now).getTime() + DELIVERY_WAIT_MS[key.channel]
    const gap = earlier?.sent_at ? new Date(earlier.sent_at).getTime() + PUSH_GROUP_GAP_MS : 0
    return new Date(Math.max(now.getTime(), waited, gap))
  }

  const notifications = {
    /**
     * Records all events of one change. Each locks a row of the person who is told: in the order of their ids, and as the
     * last of the locks of a transaction, no two changes wait for each other.
     */
    async recordAll(tx: Database, events: NewEvent[]) {
      for (const event of [...events].sort((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : 0)))
        await notifications.record(tx, event)
    },

    /** Records an event in the transaction of its cause. Returns false if it was recorded before. */
    async record(tx: Database, event: NewEvent): Promise<boolean> {
      const now = clock().toISOString()
      const { kind, subject, actor = null, to } = event
      const stored = { kind, subject, actor, key: `${kind}:${event.key}`, now }
      if (!(await insertEvent(tx, stored))) return false
      const seq = await takeSeq(tx, to)
      const entry = { ...stored, personId: to, seq, count: event.count }
      const notificationId = await upsertNotification(tx, entry)
      await schedule(tx, event, notificationId, await modesOf(tx, to))
      return true
    },
  }
  return notifications
}

const isMailedByFeature = (kind: NotificationKind, channel: NotificationChannel) =>
  channel === 'mail' && NOTIFICATION_KINDS[kind].mail === 'own'
