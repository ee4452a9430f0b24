import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'

/** Mounted at `/user/chat` and `/mentor/chat`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'conversations',
      index: true,
      ...page(() => import(/* webpackChunkName: "conversations" */ './conversations/ConversationsPage')),
    },
  ],
})
