import { HOUR_MS, MINUTE_MS } from '../rules/durations'

/** What people choose about separately. */
export const NOTIFICATION_CATEGORIES = [
  'messages',
  'requests',
  'sessions',
  'learning',
  'safety',
  'news',
] as const
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number]

/** How a notification leaves the site. The list in the app, the bell, always shows it. */
export const NOTIFICATION_CHANNELS = ['push', 'mail'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** `digest`: collected into one mail in the morning. */
export const DELIVERY_MODES = ['now', 'digest', 'off'] as const
export type DeliveryMode = (typeof DELIVERY_MODES)[number]

type Modes = Record<NotificationChannel, DeliveryMode>

/** The modes of a person who has chosen nothing. */
export const DEFAULT_MODES: Record<NotificationCategory, Modes> = {
  messages: { push: 'now', mail: 'now' },
  requests: { push: 'now', mail: 'now' },
  sessions: { push: 'now', mail: 'now' },
  learning: { push: 'now', mail: 'digest' },
  safety: { push: 'now', mail: 'now' },
  news: { push: 'off', mail: 'off' },
}

/** The modes that can be chosen; one alone cannot be changed. */
export const POSSIBLE_MODES: Record<
  NotificationCategory,
  Record<NotificationChannel, readonly DeliveryMode[]>
> = {
  messages: { push: ['now', 'off'], mail: DELIVERY_MODES },
  requests: { push: ['now', 'off'], mail: DELIVERY_MODES },
  sessions: { push: ['now', 'off'], mail: DELIVERY_MODES },
  learning: { push: ['now', 'off'], mail: DELIVERY_MODES },
  safety: { push: ['now', 'off'], mail: ['now'] },
  news: { push: ['now', 'off'], mail: DELIVERY_MODES },
}

/** What is read within this time is not sent. */
export const DELIVERY_WAIT_MS: Record<NotificationChannel, number> = { push: 30_000, mail: 15 * MINUTE_MS }
/** At most one push in this time about one group, for example one conversation. */
export const PUSH_GROUP_GAP_MS = 10 * MINUTE_MS
/** Most deliveries to one person in 24 hours; safety is not counted and not limited. */
export const DELIVERIES_PER_DAY: Record<NotificationChannel, number> = { push: 10, mail: 3 }
/** Local hour of mails that collect. */
export const DIGEST_HOUR = 8

/** Minutes since local midnight; the same twice: no quiet hours. */
export const DEFAULT_QUIET_HOURS = { from: 22 * 60, until: 7 * 60 }
/** Quiet hours begin and end at quarter hours: each zone's offset is a multiple of them. */
export const QUIET_STEP_MINUTES = 15

/** Entries of one page of the list. */
export const NOTIFICATIONS_PAGE = 20
/** Counts beyond are shown as “99+”. */
export const UNREAD_SHOWN_MAX = 99
export const PUSH_SUBSCRIPTIONS_MAX = 10
export const PUSH_FAILURES_MAX = 5
/** How often an open page looks for new notifications. */
export const NOTIFICATIONS_POLL_MS = 60_000
/** How long a read notification is kept. */
export const NOTIFICATIONS_KEPT_MS = 90 * 24 * HOUR_MS

/** Where people choose what they are notified of. */
export const notificationSettingsPage = (role: 'user' | 'mentor') => `/${role}/notifications/settings`
