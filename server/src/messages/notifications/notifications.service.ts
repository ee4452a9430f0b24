import type { BodyOf } from '@mentor-connect/contract/api/endpoint'
import type {
  setNotificationPreferences,
  NotificationList,
  NotificationPreferences,
  StoredNotificationPreferences,
} from '@mentor-connect/contract/messages/notifications'
import {
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_CHANNELS,
  NOTIFICATIONS_PAGE,
  POSSIBLE_MODES,
  QUIET_STEP_MINUTES,
  UNREAD_SHOWN_MAX,
} from '@mentor-connect/contract/messages/notificationRules'
import { errors } from '../../platform/http/errors'
import { isTimeZone } from '../../platform/time/isTimeZone'
import type { StoppableReason } from '../../platform/mail/mailContent'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { NotificationNames } from '../../kernel/domain'
import { countUnread, listNotifications, lockPerson, markRead } from './notifications.repo'
import { modesOf, saveModes, saveTimes, setMailMode, timesOf } from './preferences.repo'
import { subjectNames } from './subjectNames'

interface Page {
  after?: number | undefined
  before?: number | undefined
}

type ChosenPreferences = Omit<BodyOf<typeof setNotificationPreferences>, 'userId'>

/** Reads the notifications of a person in the app, and the person's preferences for push and mail. */
export function notificationsService({
  db,
  clock,
  names: findNames,
}: Pick<ApiDependencies, 'db' | 'clock'> & { names: NotificationNames }) {
  const unreadOf = (source: Database, personId: string) => countUnread(source, personId, UNREAD_SHOWN_MAX + 1)

  async function preferences(personId: string): Promise<StoredNotificationPreferences> {
    return { modes: await modesOf(db, personId), ...(await timesOf(db, personId)) }
  }

  return {
    preferences,

    async list(personId: string, { after, before }: Page): Promise<NotificationList> {
      const rows = await listNotifications(db, personId, { after, before, limit: NOTIFICATIONS_PAGE })
      const shown = rows.slice(0, NOTIFICATIONS_PAGE)
      const names = await subjectNames(db, shown, findNames)
      return {
        notifications: shown.map(({ id, seq, kind, subject, count, updated_at, read_at }) => {
          const name = names.get(id)
          const entry = { _id: id, seq, kind, subject, count, at: updated_at, isRead: read_at !== null }
          return { ...entry, ...(name && { name }) }
        }),
        unread: await unreadOf(db, personId),
        hasMore: rows.length > shown.length,
      }
    },

    /** Marks entries as read. Returns the number of entries that are still unread. */
    read: (personId: string, which: { ids?: string[]; upToSeq?: number }) =>
      db.transaction().execute(async (tx) => {
        await lockPerson(tx, personId)
        const isAnyNamed = which.upToSeq !== undefined || (which.ids?.length ?? 0) > 0
        if (isAnyNamed) await markRead(tx, { ...which, personId, now: clock().toISOString() })
        return unreadOf(tx, personId)
      }),

    async choose(personId: string, chosen: ChosenPreferences): Promise<StoredNotificationPreferences> {
      requirePossible(chosen)
      const { modes, quietHours, timeZone } = chosen
      await db.transaction().execute(async (tx) => {
        await saveTimes(tx, personId, { quietHours, timeZone: isTimeZone(timeZone) ? timeZone : undefined })
        await saveModes(tx, personId, modes)
      })
      return preferences(personId)
    },

    stopMails: (personId: string, category: StoppableReason) =>
      db.transaction().execute((tx) => setMailMode(tx, personId, { category, mail: 'off' })),
  }
}

function requirePossible({ modes, quietHours }: NotificationPreferences) {
  for (const category of NOTIFICATION_CATEGORIES)
    for (const channel of NOTIFICATION_CHANNELS)
      if (!POSSIBLE_MODES[category][channel].includes(modes[category][channel]))
        throw errors.invalidInput({
          modes: `${category} does not offer ${modes[category][channel]} by ${channel}.`,
        })
  for (const minute of [quietHours.from, quietHours.until])
    if (minute % QUIET_STEP_MINUTES !== 0)
      throw errors.invalidInput({ quietHours: 'Quiet hours begin and end at a quarter hour.' })
}
