import type { NotificationKind } from '@mentor-connect/contract/notifications/kinds'
import type {
  DeliveryMode,
  NotificationCategory,
  NotificationChannel,
} from '@mentor-connect/contract/messages/notificationRules'
import type { Generated } from 'kysely'
import type { Instant } from './columnTypes'

/** An event of which somebody is notified. */
export interface EventsTable {
  id: string
  kind: NotificationKind
  /** Id of the course, conversation or other object that the event is about. */
  subject: string
  /** The person who caused the event; null for an operator. */
  actor: string | null
  /** Identifies the event, so that it is recorded only once. */
  dedupe_key: string
  at: Instant
}

/**
 * One row for each person who was ever notified. A transaction locks the row before it changes the person's
 * notifications, so that such changes do not overlap.
 */
export interface NotificationPeopleTable {
  person_id: string
  last_seq: Generated<number>
  /** Minutes since local midnight. If both values are equal, there are no quiet hours. */
  quiet_from: Generated<number>
  quiet_until: Generated<number>
  /** IANA name of the time zone, as the person's browser has reported it. */
  time_zone: string | null
}

export interface NotificationPreferencesTable {
  person_id: string
  category: NotificationCategory
  channel: NotificationChannel
  mode: DeliveryMode
}

/** An entry in the list of notifications. Events of one kind and subject share an entry while it is unread. */
export interface NotificationsTable {
  id: string
  person_id: string
  /** Increases with every change, so that the latest comes first. */
  seq: number
  kind: NotificationKind
  subject: string
  /** The person who caused the last event. */
  actor: string | null
  /** Number of events, or of unread messages. */
  count: number
  /** Person, kind and subject while the entry is unread; null after it was read. */
  open_group: string | null
  created_at: Instant
  updated_at: Instant
  read_at: Instant | null
}

/** The delivery of one notification through one channel. */
export interface DeliveriesTable {
  notification_id: string
  channel: NotificationChannel
  person_id: string
  grouping: string
  /** `dropped` means that the person had already read the notification or has turned the channel off. */
  state: 'waiting' | 'sent' | 'dropped'
  due_at: Instant
  sent_at: Instant | null
}

/** Deliveries that were sent, counted for the limits. Rows are deleted after a week. */
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
  /**
   * The browser's public key, base64url. Messages are encrypted for the browser with it and `auth` (RFC
   * 8291).
   */
  p256dh: string
  auth: string
  /** Number of consecutive messages that could not be delivered. */
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
