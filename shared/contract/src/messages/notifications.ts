import Type, { type Static } from 'typebox'
import { DELIVERY_MODES, NOTIFICATION_CATEGORIES, NOTIFICATIONS_PAGE } from './notificationRules'
import { endpoint } from '../api/endpoint'
import { Id, literals, TimeZone, Timestamp } from '../api/wire'

const Seq = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

/** An entry of the list. Events of one kind about one subject are counted in one entry while it is unread. */
export const Notification = Type.Object({
  _id: Id,
  /** Increases with every change. The entry that was changed last has the highest number. */
  seq: Seq,
  /**
   * A `NotificationKind`, or one that a newer server has added. New kinds do not change the version of the contract.
   */
  kind: Type.String({ maxLength: 40 }),
  /**
   * Id of the thing that the entry is about: a course, a certificate or a conversation, or `courseId/lessonId` for a
   * lesson.
   */
  subject: Type.String(),
  /** Number of events or of unread messages. */
  count: Type.Integer({ minimum: 0 }),
  /** Title of the course, or name of the person who has written. Absent if it was deleted. */
  name: Type.Optional(Type.String()),
  at: Timestamp,
  isRead: Type.Boolean(),
})
export type Notification = Static<typeof Notification>

export const NotificationList = Type.Object({
  notifications: Type.Array(Notification, { maxItems: NOTIFICATIONS_PAGE }),
  /** The number of unread entries, counted up to 100. */
  unread: Type.Integer({ minimum: 0 }),
  /** True if there are further entries in the requested direction. */
  hasMore: Type.Boolean(),
})
export type NotificationList = Static<typeof NotificationList>

const owner = { userId: Id }

export const getNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  access: 'session',
  owner: 'query.userId',
  summary:
    'The caller’s notifications, the latest first, a page at a time: `after` a sequence number for what is new, `before` one for older entries.',
  query: Type.Object({ ...owner, after: Type.Optional(Seq), before: Type.Optional(Seq) }),
  reply: NotificationList,
})

export const readNotifications = endpoint({
  method: 'POST',
  path: '/notifications/read',
  access: 'session',
  owner: 'body.userId',
  summary: 'Mark entries as read: these, or all up to a sequence number. Doing it twice changes nothing.',
  body: Type.Object({
    ...owner,
    ids: Type.Optional(Type.Array(Id, { maxItems: 50 })),
    upToSeq: Type.Optional(Seq),
  }),
  reply: Type.Object({ unread: Type.Integer({ minimum: 0 }) }),
})

const Modes = Type.Object({ push: literals(DELIVERY_MODES), mail: literals(DELIVERY_MODES) })
const Minute = Type.Integer({ minimum: 0, maximum: 24 * 60 - 1 })

const AllModes = Type.Object(
  Object.fromEntries(NOTIFICATION_CATEGORIES.map((category) => [category, Modes])) as Record<
    (typeof NOTIFICATION_CATEGORIES)[number],
    typeof Modes
  >,
)

export const NotificationPreferences = Type.Object({
  modes: AllModes,
  /**
   * Time of day at which neither push nor mail is sent, in minutes since local midnight. If both values are equal,
   * there are no quiet hours.
   */
  quietHours: Type.Object({ from: Minute, until: Minute }),
  timeZone: TimeZone,
})
export type NotificationPreferences = Static<typeof NotificationPreferences>

export const StoredNotificationPreferences = Type.Object({
  ...NotificationPreferences.properties,
  /**
   * True if the time zone is known for this person. Otherwise it is the product's default, and the client should
   * prefer the browser's time zone.
   */
  isOwnTimeZone: Type.Boolean(),
})
export type StoredNotificationPreferences = Static<typeof StoredNotificationPreferences>

export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/notifications/preferences',
  access: 'session',
  owner: 'query.userId',
  summary: 'What the caller is notified of by push and mail, and the quiet hours.',
  query: Type.Object(owner),
  reply: StoredNotificationPreferences,
})

export const setNotificationPreferences = endpoint({
  method: 'POST',
  path: '/notifications/preferences',
  access: 'session',
  owner: 'body.userId',
  summary: 'Choose what to be notified of. Modes that a category does not offer are refused.',
  body: Type.Object({ ...owner, ...NotificationPreferences.properties }),
  reply: StoredNotificationPreferences,
})
