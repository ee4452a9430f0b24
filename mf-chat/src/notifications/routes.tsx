import { page } from '@mentor-connect/contract/remote'
import { accountMessages } from '@mentor-connect/features/account/messages'
import { joinMessages } from '@mentor-connect/i18n'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from '../messages'

/** Mounted at `/user/notifications` and `/mentor/notifications`. */
export default defineRoutes({
  messages: joinMessages(messages, accountMessages),
  routes: [
    {
      id: 'notifications',
      index: true,
      ...page(() => import(/* webpackChunkName: "notifications" */ './NotificationsPage')),
    },
    {
      id: 'notification-settings',
      path: 'settings',
      ...page(
        () => import(/* webpackChunkName: "notification-settings" */ './settings/NotificationSettingsPage'),
      ),
    },
  ],
})
