import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from '../messages'

/** Mounted at `/user/notifications` and `/mentor/notifications`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'notifications',
      index: true,
      ...page(() => import(/* webpackChunkName: "notifications" */ './NotificationsPage')),
    },
  ],
})
