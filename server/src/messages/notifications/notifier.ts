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
  /** Id of the object that the event is about. */
  subject: string
  /** Id of the person who caused the event; absent for an operator and the system. */
  actor?: string
  /**
   * True if the event is an act of the actor on the subject. The actor's entries about the subject are then
   * marked as read.
   */
  isAct?: boolean
  /** Id of the person who is notified. */
  to: string
  /**
   * Identifies the event among those of its kind, and contains ids only. A second event with the same key is
   * not recorded.
   */
  key: string
  /** Count that the entry shows. If it is undefined, the entry shows the number of events in its group. */
  count?: number
  /** Number by which the count of the entry increases; 1 by default. */
  adds?: number
  /**
   * The channels that the person has chosen for this event, by default all. Channels that the person's
   * settings forbid are left out. The person has also chosen the time, so a mail is sent even if an earlier
   * mail was about the same entry.
   */
  channels?: NotificationChannel[]
  /** Time of the event; by default, now. */
  at?: Date
}

/**
 * An act of a person on a subject. It is only needed if this subject differs from the subject of the event by
 * which others are notified.
 */
export interface Act {
  personId: string
  topic: NotificationTopic
  subject: string
}

/**
 * Entries that are done, because the person has acted on their subject or a later event has replaced them.
 */
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
 * Notifies people. An event is recorded in the same transaction as its cause, so that no notification is lost
 * and none exists if the cause was rolled back. Entries and deliveries are written in this transaction;
 * messages are sent later (`deliveries`).
 */
export function notifier({ jobs, clock }: Pick<ApiDependencies, 'jobs' | 'clock'>) {
  async function schedule(tx: Database, event: NewEvent, notificationId: string, modes: Modes) {
    for (const channel of NOTIFICATION_CHANNELS) {
      const mode = modes[categoryOf(event.kind)][channel]
      if (mode === 'off' || isMailedByFeature(event.kind, channel)) continue
      if (event.channels && !event.channels.includes(channel)) continue
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

  /**
   * Returns the time at which a delivery is due. Returns undefined if a delivery is already waiting, or if
   * the mail about this entry was already sent.
   */
  async function dueTime(tx: Database, event: NewEvent, key: DeliveryKey, mode: Modes['news']['mail']) {
    const now = clock()
    const earlier = await findDelivery(tx, key)
    const isMailed = earlier?.sent_at && key.channel === 'mail' && !event.channels
    if (earlier?.state === 'waiting' || isMailed) return undefined
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
    const entry = { ...stored, personId: to, seq, count: event.count, adds: event.adds }
    const notificationId = await upsertNotification(tx, entry)
    await schedule(tx, event, notificationId, await modesOf(tx, to))
    return true
  }

  const notifications = {
    /**
     * Records all events of one change, and marks the entries as read that are done by the change. This locks
     * the row of each person whose entries change, in the order of ids. The call must take the last lock of a
     * transaction, so that two changes cannot deadlock. Returns true if any event was new.
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

    /** Marks entries as read because of an act. Notifies nobody. */
    acted: (tx: Database, act: Act) => notifications.recordAll(tx, [], [act]),
  }
  return notifications
}

const doneByAct = ({ personId, topic, subject }: Act): Done => ({
  personId,
  subject,
  kinds: kindsAbout(topic),
})

/**
 * Returns the entries that an event makes obsolete: the actor's entries about the subject, and those by which
 * the notified person was asked to act.
 */
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
