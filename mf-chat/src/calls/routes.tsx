import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages as ofChat } from '../messages'
import { messages } from './messages'

/** Mounted at `/user/calls` and `/mentor/calls`. */
export default defineRoutes({
  messages: ofChat,
  routes: [
    {
      id: 'call',
      path: ':conversationId',
      ...page(() => import(/* webpackChunkName: "call" */ './CallPage'), messages),
    },
  ],
})
