import {
  getNotificationPreferences,
  getNotifications,
  readNotifications,
  setNotificationPreferences,
} from '@mentor-connect/contract/messages/notifications'
import { noteRoomNews } from '@mentor-connect/contract/messages/roomsInternal'
import { noteUnread } from '@mentor-connect/contract/messages/unreadMessages'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import { STOPPABLE_REASONS } from '../../platform/mail/mailContent'
import { registerMailAction } from '../../platform/mail/action-links/registerMailAction'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { NotificationNames } from '../../kernel/domain'
import { handleDeliveries } from './deliveries'
import { notificationsService } from './notifications.service'
import { pushSender } from './push/pushJobs'
import { registerPushRoutes } from './push/push.routes'
import { vapidOf } from './push/vapid'
import { roomNotifications } from './roomNotifications.service'
import { mailSender } from './sendMail'
import { unreadMessages } from './unreadMessages.service'
import { unsubscribeLinks, unsubscribePath, UNSUBSCRIBE_TEXTS } from './unsubscribe'

type Dependencies = ApiDependencies & { names: NotificationNames }

export function registerNotificationRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { config, clock } = dependencies
  const notifications = notificationsService(dependencies)
  const vapid = vapidOf(dependencies.keys, config.supportEmail)
  const push = pushSender({ ...dependencies, vapid })
  handleDeliveries(dependencies, { mail: mailSender(dependencies), push })
  registerPushRoutes(app, { ...dependencies, vapid })

  serve(app, getNotifications, async ({ query }) => ({
    data: await notifications.list(query.userId, query),
  }))

  serve(app, readNotifications, async ({ body }) => ({
    data: { unread: await notifications.read(body.userId, body) },
  }))

  serve(app, getNotificationPreferences, async ({ query }) => ({
    data: await notifications.preferences(query.userId),
  }))

  serve(app, setNotificationPreferences, async ({ body: { userId, ...wanted } }) => ({
    data: await notifications.choose(userId, wanted),
  }))

  const messages = unreadMessages(dependencies)
  serve(app, noteUnread, async ({ body }) => {
    await messages.noteAll(body.changes)
    return { data: true }
  })

  const rooms = roomNotifications(dependencies)
  serve(app, noteRoomNews, async ({ body }) => {
    await rooms.noteAll(body.news)
    return { data: true }
  })

  for (const why of STOPPABLE_REASONS)
    registerMailAction(app, {
      path: unsubscribePath(why),
      links: unsubscribeLinks(why, dependencies),
      texts: UNSUBSCRIBE_TEXTS[why],
      siteUrl: config.siteUrl,
      clock,
      act: (personId) => notifications.stopMails(personId, why),
    })
}
