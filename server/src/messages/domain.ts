import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { NOTIFICATIONS_KEPT_MS } from '@mentor-connect/contract/messages/notificationRules'
import type { Domain, NotificationNames } from '../kernel/domain'
import { titlesOfRooms } from '../kernel/rooms/rooms.repo'
import { registerAnnouncementRoutes } from './announcements/announcements.routes'
import { deleteOldNotifications } from './notifications/notifications.repo'
import { registerNotificationRoutes } from './notifications/notifications.routes'
import { personalData } from './personalData'

/** Time in ms for which sent messages are kept. The limits on push and mail count the messages of a week. */
const SENT_KEPT_MS = 8 * DAY_MS

export const messages = {
  serve(app, dependencies) {
    registerNotificationRoutes(app, dependencies)
    registerAnnouncementRoutes(app, dependencies)
  },

  recurringJobs: () => [],

  deleteExpired: (db, now) =>
    deleteOldNotifications(
      db,
      new Date(now.getTime() - NOTIFICATIONS_KEPT_MS).toISOString(),
      new Date(now.getTime() - SENT_KEPT_MS).toISOString(),
    ),

  publicPages: {},
  calendar: [],
  rooms: {},

  names: { room: titlesOfRooms },
  reportables: {},
  personalData,
} satisfies Domain<{ names: NotificationNames }>
