import {
  ASKING_KINDS,
  categoryOf,
  definitionOf,
  kindsAbout,
  topicOf,
  type NotificationKind,
} from '@mentor-connect/contract/notifications/kinds'
import type { NotificationTopic } from '@mentor-connect/contract/notifications/notificationKind'
import {
  DELIVERY_WAIT_MS,
  DIGEST_HOUR,
  NOTIFICATION_CHANNELS,
  PUSH_GROUP_GAP_MS,
  type NotificationChannel,
} from '@mentor-connect/contract/messages/notificationRules'
import { jobKind } from '../../platform/jobs/jobKind'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { awaitDelivery, findDelivery, type DeliveryKey } from './deliveries.repo'
import { nextLocalHour } from './localTime'
import { groupOf, insertEvent, lockPerson, markRead, takeSeq, upsertNotification } from './notifications.repo'
import { hasSubscription } from './subscriptions.repo'
import { modesOf, timesOf, type Modes } from './preferences.repo'

export interface NewEvent {
  kind: NotificationKind
  /** The id of what it is about. */
  subject: string
  /** Who caused it; nobody for an operator. */
  actor?: string
  /** Whether it is the actor's own act on the subject: the actor's entries about it are read. */
  isAct?: boolean
  /** Who is notified. */
  to: string
  /** Identifies the event within its kind: a second one with this key is not recorded. Ids only. */
  key: string
  /** The number in the entry; without it, the events of the group are counted. */
  count?: number
  /** When it happened; default: now. */
  at?: Date
}

/** What a person has acted on, if it is not the subject of the event that tells others of it. */
export interface Act {
  personId: string
  topic: NotificationTopic
  subject: string
}

/** Entries about a subject that a person has acted on, or that a later event has overtaken. */
interface Done {
  personId: string
  subject: string
  kinds: NotificationKind[]
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

  async function read(tx: Database, { personId, ...about }: Done) {
    if (await lockPerson(tx, personId)) await markRead(tx, { personId, about, now: clock().toISOString() })
  }

  async function recordOne(tx: Database, event: NewEvent): Promise<boolean> {
    const now = clock().toISOString()
    const { kind, subject, actor = null, to } = event
    const stored = { kind, subject, actor, key: `${kind}:${event.key}`, now }
    if (!(await insertEvent(tx, stored))) return false
    const seq = await takeSeq(tx, to)
    const entry = { ...stored, personId: to, seq, count: event.count }
    const notificationId = await upsertNotification(tx, entry)
    await schedule(tx, event, notificationId, await modesOf(tx, to))
    return true
  }

  const notifications = {
    /**
     * Records all events of one change, and marks as read what it has done. Each locks a row of the person whose entries
     * change: in the order of their ids, and as the last of the locks of a transaction, no two changes wait for each other.
     * Returns whether any was new.
     */
    async recordAll(tx: Database, events: NewEvent[], acts: Act[] = []): Promise<boolean> {
      const done = [...acts.map(doneByAct), ...events.flatMap(doneBy)]
      const people = new Set([...done.map(({ personId }) => personId), ...events.map(({ to }) => to)])
      let isNew = false
      for (const person of [...people].sort()) {
        for (const one of done) if (one.personId === person) await read(tx, one)
        for (const event of events) if (event.to === person && (await recordOne(tx, event))) isNew = true
      }
      return isNew
    },

    /** Records an event in the transaction of its cause. Returns false if it was recorded before. */
    record: (tx: Database, event: NewEvent) => notifications.recordAll(tx, [event]),

    /** Marks the entries about what a person has acted on as read; nobody is told. */
    acted: (tx: Database, act: Act) => notifications.recordAll(tx, [], [act]),
  }
  return notifications
}

const doneByAct = ({ personId, topic, subject }: Act): Done => ({
  personId,
  subject,
  kinds: kindsAbout(topic),
})

/** What an event makes an end of: what its actor knew about the subject, and what the person who is told was asked for. */
function doneBy({ kind, subject, actor, isAct, to }: NewEvent): Done[] {
  const topic = topicOf(kind)
  if (!topic) return []
  const kinds = kindsAbout(topic)
  const overtaken = kinds.filter((other) => other !== kind && ASKING_KINDS.includes(other))
  return [
    ...(isAct && actor ? [{ personId: actor, subject, kinds }] : []),
    ...(overtaken.length > 0 ? [{ personId: to, subject, kinds: overtaken }] : []),
  ]
}

const isMailedByFeature = (kind: NotificationKind, channel: NotificationChannel) =>
  channel === 'mail' && definitionOf(kind).mail === 'own'
