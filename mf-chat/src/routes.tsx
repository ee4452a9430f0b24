import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'

/** Both routes use the same page, so that the list stays as it is when another thread is opened. */
const conversations = page(() => import(/* webpackChunkName: "conversations" */ './inbox/ConversationsPage'))

/** Mounted at `/user/chat` and `/mentor/chat`. */
export default defineRoutes({
  messages,
  routes: [
    { id: 'conversations', index: true, ...conversations },
    { id: 'room', path: 'rooms/:roomId', ...conversations },
  ],
})
