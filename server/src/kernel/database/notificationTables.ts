import type { NotificationKind } from '@mentor-connect/contract/notifications/kinds'
import type {
  DeliveryMode,
  NotificationCategory,
  NotificationChannel,
} from '@mentor-connect/contract/messages/notificationRules'
import type { Generated } from 'kysely'
import type { Instant } from './columnTypes'

/** Something that happened and that somebody is notified of. */
export interface EventsTable {
  id: string
  kind: NotificationKind
  /** What it is about, for example the id of a course or a conversation. */
  subject: string
  /** Who caused it; null for an operator. */
  actor: string | null
  /** The same event is recorded once. */
  dedupe_key: string
  at: Instant
}

/** One row for each person who was ever notified; its lock puts all changes of one person's notifications in order. */
export interface NotificationPeopleTable {
  person_id: string
  last_seq: Generated<number>
  /** Minutes since local midnight; equal: no quiet hours. */
  quiet_from: Generated<number>
  quiet_until: Generated<number>
  /** IANA name, as the person's browser has reported it. */
  time_zone: string | null
}

export interface NotificationPreferencesTable {
  person_id: string
  category: NotificationCategory
  channel: NotificationChannel
  mode: DeliveryMode
}

/** An entry of the list. Events of one group are one entry while it is unread. */
export interface NotificationsTable {
  id: string
  person_id: string
  /** Increases with every change, so that the latest comes first. */
  seq: number
  kind: NotificationKind
  subject: string
  /** Who caused the last event. */
  actor: string | null
  /** How many events, or how many unread messages. */
  count: number
  /** Person, kind and subject; null when it was read. */
  open_group: string | null
  created_at: Instant
  updated_at: Instant
  read_at: Instant | null
}

/** The way of one notification through one channel. */
export interface DeliveriesTable {
  notification_id: string
  channel: NotificationChannel
  person_id: string
  grouping: string
  /** `dropped`: it was read, or the person has turned the channel off. */
  state: 'waiting' | 'sent' | 'dropped'
  due_at: Instant
  sent_at: Instant | null
}

/** What was sent, for the limits; deleted after a week. */
export interface DeliveriesSentTable {
  id: string
  person_id: string
  channel: NotificationChannel
  grouping: string
  at: Instant
}

/** A browser that gets push messages; deleted with its session. */
export interface PushSubscriptionsTable {
  id: string
  /** The URL of the browser's push service. */
  endpoint: string
  person_id: string
  session_id: string
  /** The browser's keys, base64url: messages are encrypted for them (RFC 8291). */
  p256dh: string
  auth: string
  /** Failed messages in a row. */
  failures: Generated<number>
  created_at: Instant
}

export interface NotificationTables {
  push_subscriptions: PushSubscriptionsTable
  events: EventsTable
  notification_people: NotificationPeopleTable
  notification_preferences: NotificationPreferencesTable
  notifications: NotificationsTable
  deliveries: DeliveriesTable
  deliveries_sent: DeliveriesSentTable
}
