import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { categoryOf, type NotificationKind } from '@mentor-connect/contract/notifications/kinds'
import {
  DELIVERIES_PER_DAY,
  PUSH_GROUP_GAP_MS,
  type NotificationChannel,
} from '@mentor-connect/contract/messages/notificationRules'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import {
  awaitDelivery,
  dropDelivery,
  findDelivery,
  findDue,
  markSent,
  sentSince,
  type DeliveryKey,
} from './deliveries.repo'
import { afterQuietHours } from './localTime'
import { deliverNotification, deliveryJobKey, type DeliveryPayload } from './notifier'
import { lockPerson } from './notifications.repo'
import { modeOf, timesOf } from './preferences.repo'
import { stormBrake } from './stormBrake'

/** Largest number of entries in one message. */
const ENTRIES_MAX = 20

export interface DueEntry {
  id: string
  kind: NotificationKind
  subject: string
  actor: string | null
  count: number
}

/** Sends entries to a person, in the transaction that marks them as sent. Returns the entries that it has sent. */
export type SendEntries = (tx: Database, personId: string, entries: DueEntry[]) => Promise<DueEntry[]>

/**
 * Decides on each delivery when it is due: the delivery is dropped, held back or sent. Decision and effect
 * are in one transaction that locks the person, so that entries that were read are not sent, and nothing is
 * sent twice.
 */
export function handleDeliveries(
  { jobs, clock, logger }: Pick<ApiDependencies, 'jobs' | 'clock' | 'logger'>,
  senders: Record<NotificationChannel, SendEntries>,
) {
  const brake = stormBrake({ clock, logger })
  jobs.handle(deliverNotification, { effect: decide })

  async function decide(tx: Database, payload: DeliveryPayload) {
    const { personId, ...key } = payload
    await lockPerson(tx, personId)
    const delivery = await findDelivery(tx, key)
    if (delivery?.state !== 'waiting') return
    const mode = await modeOf(tx, personId, { kind: delivery.kind, channel: key.channel })
    if (delivery.read_at || mode === 'off') return dropDelivery(tx, key)
    const sendAt = await earliest(tx, payload, delivery)
    if (sendAt > clock()) return hold(tx, payload, delivery.grouping, sendAt)
    await send(tx, payload, delivery)
  }

  async function hold(tx: Database, payload: DeliveryPayload, grouping: string, sendAt: Date) {
    const { personId, ...key } = payload
    await awaitDelivery(tx, key, { personId, grouping, dueAt: sendAt.toISOString() })
    const job = { key: deliveryJobKey(key), payload, personId, runAt: sendAt, replace: true }
    await jobs.enqueue(tx, deliverNotification, job)
  }

  async function send(
    tx: Database,
    { personId, ...key }: DeliveryPayload,
    { kind, grouping }: { kind: NotificationKind; grouping: string },
  ) {
    const now = clock().toISOString()
    const due = await findDue(tx, { personId, channel: key.channel, now, limit: ENTRIES_MAX })
    const together = due.filter((entry) => belongTogether(entry, { ...key, kind }))
    const sent = await senders[key.channel](tx, personId, together)
    if (sent.length === 0) return dropDelivery(tx, key)
    const ids = sent.map(({ id }) => id)
    await markSent(tx, ids, { channel: key.channel, personId, grouping, now, isCounted: !isAlwaysSent(kind) })
  }

  /** Returns the earliest time at which the limits allow the delivery. */
  async function earliest(
    tx: Database,
    { personId, channel }: DeliveryPayload,
    { kind, grouping }: { kind: NotificationKind; grouping: string },
  ): Promise<Date> {
    const now = clock()
    if (isAlwaysSent(kind)) return now
    if (await brake.isStopped(tx, channel)) return new Date(now.getTime() + HOUR_MS)
    const since = (ms: number) => new Date(now.getTime() - ms).toISOString()
    const times = [now.getTime()]
    if (channel === 'push') {
      const last = (await sentSince(tx, { personId, channel, grouping, since: since(PUSH_GROUP_GAP_MS) })).at(
        -1,
      )
      if (last) times.push(new Date(last).getTime() + PUSH_GROUP_GAP_MS)
    }
    const day = await sentSince(tx, { personId, channel, since: since(DAY_MS) })
    const counted = day.at(-DELIVERIES_PER_DAY[channel])
    if (counted) times.push(new Date(counted).getTime() + DAY_MS)
    const { quietHours, timeZone } = await timesOf(tx, personId)
    return afterQuietHours(new Date(Math.max(...times)), quietHours, timeZone)
  }
}

/**
 * Tells whether two entries are sent in the same message. A mail collects all due entries of a category; a
 * push message contains only one entry.
 */
function belongTogether(
  entry: DueEntry,
  { notificationId, channel, kind }: DeliveryKey & { kind: NotificationKind },
) {
  if (channel === 'push') return entry.id === notificationId
  return categoryOf(entry.kind) === categoryOf(kind) || entry.id === notificationId
}

const isAlwaysSent = (kind: NotificationKind) => categoryOf(kind) === 'safety'
