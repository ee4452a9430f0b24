import { HOUR_MS, MINUTE_MS } from './durations'

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

interface KindOfEvent {
  category: NotificationCategory
  /** Who sends the mail about it: this system, or the feature itself in the transaction of its cause. */
  mail: 'notification' | 'own'
  /** What its subject is: who acts on the subject has read the entries about it. */
  about?: NotificationTopic
  /** It asks the person to act, until the subject has changed. */
  asks?: true
}

export type NotificationTopic =
  | 'mentorship'
  | 'session'
  | 'work'
  | 'question'
  | 'review'
  | 'pause'
  | 'consent'

/**
 * Everything that people are notified of. A new kind is a line here, its sentence in the catalogues of `mf-chat` and in
 * `pushTexts.ts` of the shell, and its page in `notificationPage`. Names are stored: a released one never changes.
 */
export const NOTIFICATION_KINDS = {
  /** Unread messages of one conversation. */
  message: { category: 'messages', mail: 'notification' },
  enrolment: { category: 'learning', mail: 'notification' },
  review: { category: 'learning', mail: 'notification' },
  /** A learner has sent a work for a task. */
  'work-sent': { category: 'learning', mail: 'notification', about: 'work', asks: true },
  'work-approved': { category: 'learning', mail: 'notification', about: 'work' },
  'work-returned': { category: 'learning', mail: 'notification', about: 'work', asks: true },
  /** Somebody has asked in a lesson of the mentor's course. */
  'question-asked': { category: 'learning', mail: 'notification', about: 'question', asks: true },
  /** Somebody has answered a question of the learner. */
  'question-answered': { category: 'learning', mail: 'notification', about: 'question' },
  /** A mentor has changed something in the plan that the learner shares. */
  'plan-changed': { category: 'learning', mail: 'notification' },
  /** The other person has booked, moved or cancelled a session. */
  'session-booked': { category: 'sessions', mail: 'own', about: 'session' },
  'session-moved': { category: 'sessions', mail: 'own', about: 'session' },
  'session-cancelled': { category: 'sessions', mail: 'own', about: 'session' },
  /** A session is a day or an hour away. */
  'session-soon': { category: 'sessions', mail: 'notification', about: 'session' },
  /** The other person has written in the notes of a session. */
  'session-notes': { category: 'sessions', mail: 'notification', about: 'session' },
  /** Feedback of the other person is shown. */
  'session-feedback': { category: 'sessions', mail: 'notification', about: 'session' },
  /** The other person says that one did not come. */
  'session-absence': { category: 'sessions', mail: 'notification', about: 'session' },
  /** A learner has asked the mentor for a mentorship. */
  'mentorship-requested': { category: 'requests', mail: 'notification', about: 'mentorship', asks: true },
  /** The mentor has asked back, the learner has answered. */
  'mentorship-asked': { category: 'requests', mail: 'notification', about: 'mentorship', asks: true },
  'mentorship-answered': { category: 'requests', mail: 'notification', about: 'mentorship', asks: true },
  'mentorship-accepted': { category: 'requests', mail: 'notification', about: 'mentorship', asks: true },
  'mentorship-declined': { category: 'requests', mail: 'notification', about: 'mentorship' },
  'mentorship-withdrawn': { category: 'requests', mail: 'notification', about: 'mentorship' },
  'mentorship-confirmed': { category: 'requests', mail: 'notification', about: 'mentorship' },
  /** The person has to act. */
  'mentorship-waiting': { category: 'requests', mail: 'notification', about: 'mentorship', asks: true },
  /** The request was not answered in time, or the accepted mentorship was not confirmed in time. */
  'mentorship-expired': { category: 'requests', mail: 'notification', about: 'mentorship' },
  'mentorship-lapsed': { category: 'requests', mail: 'notification', about: 'mentorship' },
  /** The other person proposes to complete it, or does not want to yet. */
  'mentorship-proposed': { category: 'requests', mail: 'notification', about: 'mentorship', asks: true },
  'mentorship-continued': { category: 'requests', mail: 'notification', about: 'mentorship' },
  'mentorship-completed': { category: 'requests', mail: 'notification', about: 'mentorship' },
  'mentorship-ended': { category: 'requests', mail: 'notification', about: 'mentorship' },
  /** The account of the other person is closed; why is not told. */
  'mentorship-cancelled': { category: 'requests', mail: 'notification', about: 'mentorship' },
  /** Requests have expired, so that nobody can ask until the mentor resumes. */
  'requests-paused': { category: 'requests', mail: 'notification', about: 'pause', asks: true },
  /** The mentor has not been here for long, so that nobody can ask until the mentor resumes. */
  'mentor-away': { category: 'requests', mail: 'notification', about: 'pause', asks: true },
  /** The mentor has moved or cancelled a workshop. */
  'workshop-moved': { category: 'sessions', mail: 'own' },
  'workshop-cancelled': { category: 'sessions', mail: 'own' },
  /** Somebody who waited has got a seat. */
  'workshop-seat': { category: 'sessions', mail: 'own' },
  /** A workshop is a day or an hour away. */
  'workshop-soon': { category: 'sessions', mail: 'notification' },
  /** The mentor has written to those with a seat in a workshop. */
  'workshop-message': { category: 'sessions', mail: 'notification' },
  /** A learner has reviewed the mentor; the mentor has replied to the learner's review. */
  'mentor-review': { category: 'learning', mail: 'notification', about: 'review', asks: true },
  'mentor-review-reply': { category: 'learning', mail: 'notification', about: 'review' },
  'certificate-issued': { category: 'learning', mail: 'own' },
  'certificate-revoked': { category: 'safety', mail: 'own' },
  'mentor-approved': { category: 'requests', mail: 'own' },
  'mentor-rejected': { category: 'requests', mail: 'own' },
  /** An operator has asked something about an application. */
  'mentor-asked': { category: 'requests', mail: 'own' },
  /** An operator has changed the subjects of a course. */
  'course-domains-changed': { category: 'requests', mail: 'own' },
  'sanction-imposed': { category: 'safety', mail: 'own' },
  'sanction-lifted': { category: 'safety', mail: 'own' },
  /** The outcome of a report that the person has made. */
  'report-decided': { category: 'safety', mail: 'own' },
  'appeal-decided': { category: 'safety', mail: 'own' },
  /** An operator has hidden the person's review of a mentor, or shows it again. */
  'mentor-review-hidden': { category: 'safety', mail: 'own' },
  'mentor-review-shown': { category: 'safety', mail: 'own' },
  /** An operator has hidden what the learner has sent for a task, or the mentor's comment about a work, or shows it again. */
  'work-hidden': { category: 'safety', mail: 'own' },
  'work-shown': { category: 'safety', mail: 'own' },
  'work-comment-hidden': { category: 'safety', mail: 'own' },
  'work-comment-shown': { category: 'safety', mail: 'own' },
  /** An operator has hidden the text of the mentor's workshop, or shows it again. */
  'workshop-hidden': { category: 'safety', mail: 'own' },
  'workshop-shown': { category: 'safety', mail: 'own' },
  /** The consent of a learner's guardian. */
  'consent-verified': { category: 'safety', mail: 'own', about: 'consent' },
  'consent-refused': { category: 'safety', mail: 'own', about: 'consent', asks: true },
  'consent-withdrawn': { category: 'safety', mail: 'own', about: 'consent' },
} as const satisfies Record<string, KindOfEvent>
export type NotificationKind = keyof typeof NOTIFICATION_KINDS

const kindsWhere = (isWanted: (kind: KindOfEvent) => boolean) =>
  (Object.keys(NOTIFICATION_KINDS) as NotificationKind[]).filter((kind) => isWanted(NOTIFICATION_KINDS[kind]))

/** The kinds that ask somebody to act. */
export const ASKING_KINDS = kindsWhere(({ asks }) => asks === true)

export const topicOf = (kind: NotificationKind): NotificationTopic | undefined =>
  (NOTIFICATION_KINDS[kind] as KindOfEvent).about

export const kindsAbout = (topic: NotificationTopic) => kindsWhere(({ about }) => about === topic)

export const categoryOf = (kind: NotificationKind): NotificationCategory => NOTIFICATION_KINDS[kind].category

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

/** Content of a push message: the service worker writes the sentence. */
export interface PushPayload {
  kind: NotificationKind
  count: number
  /** Id of the entry. */
  id: string
}

/** Where people choose what they are notified of. */
export const notificationSettingsPage = (role: 'user' | 'mentor') => `/${role}/notifications/settings`
