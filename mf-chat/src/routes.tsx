import { defineRoutes, page } from '@mentor-connect/shared/remote'
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
