import { HOUR_MS, MINUTE_MS } from '../rules/durations'

/**
 * Categories of notifications. People choose the delivery for each category. `news` is what learners have asked to be
 * told of: new openings, with one mail a week.
 */
export const NOTIFICATION_CATEGORIES = [
  'messages',
  'requests',
  'sessions',
  'learning',
  'safety',
  'news',
] as const
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number]

/** Ways in which a notification leaves the site. The list of notifications in the app always shows it, too. */
export const NOTIFICATION_CHANNELS = ['push', 'mail'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** `digest`: notifications are collected into one mail in the morning. */
export const DELIVERY_MODES = ['now', 'digest', 'off'] as const
export type DeliveryMode = (typeof DELIVERY_MODES)[number]

type Modes = Record<NotificationChannel, DeliveryMode>

/** Delivery modes of a person who has not chosen any. */
export const DEFAULT_MODES: Record<NotificationCategory, Modes> = {
  messages: { push: 'now', mail: 'now' },
  requests: { push: 'now', mail: 'now' },
  sessions: { push: 'now', mail: 'now' },
  learning: { push: 'now', mail: 'digest' },
  safety: { push: 'now', mail: 'now' },
  news: { push: 'off', mail: 'off' },
}

/** Delivery modes that people can choose. If there is only one, it cannot be changed. */
export const POSSIBLE_MODES: Record<
  NotificationCategory,
  Record<NotificationChannel, readonly DeliveryMode[]>
> = {
  messages: { push: ['now', 'off'], mail: DELIVERY_MODES },
  requests: { push: ['now', 'off'], mail: DELIVERY_MODES },
  sessions: { push: ['now', 'off'], mail: DELIVERY_MODES },
  learning: { push: ['now', 'off'], mail: DELIVERY_MODES },
  safety: { push: ['now', 'off'], mail: ['now'] },
  news: { push: ['now', 'off'], mail: ['now', 'off'] },
}

/** Delay before delivery, in ms. A notification that is read within this time is not delivered. */
export const DELIVERY_WAIT_MS: Record<NotificationChannel, number> = { push: 30_000, mail: 15 * MINUTE_MS }
/** Minimum time between two pushes about one group, for example one conversation, in ms. */
export const PUSH_GROUP_GAP_MS = 10 * MINUTE_MS
/**
 * Maximum number of deliveries to one person in 24 hours. Notifications of the category `safety` are neither counted
 * nor limited.
 */
export const DELIVERIES_PER_DAY: Record<NotificationChannel, number> = { push: 10, mail: 3 }
/** Local hour at which digest mails are sent. */
export const DIGEST_HOUR = 8

/**
 * Quiet hours of a person who has not chosen any, in minutes since local midnight. If both values are equal, there
 * are no quiet hours.
 */
export const DEFAULT_QUIET_HOURS = { from: 22 * 60, until: 7 * 60 }
/**
 * Quiet hours begin and end at quarter hours, because the UTC offset of every time zone is a multiple of a quarter
 * hour.
 */
export const QUIET_STEP_MINUTES = 15

/** Number of entries on one page of the list. */
export const NOTIFICATIONS_PAGE = 20
/** The highest unread count that is shown as a number. Higher counts are shown as “99+”. */
export const UNREAD_SHOWN_MAX = 99
export const PUSH_SUBSCRIPTIONS_MAX = 10
export const PUSH_FAILURES_MAX = 5
/** Interval at which an open page looks for new notifications, in ms. */
export const NOTIFICATIONS_POLL_MS = 60_000
/** The time for which a read notification is kept, in ms. */
export const NOTIFICATIONS_KEPT_MS = 90 * 24 * HOUR_MS
