import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'

/** Mounted at `/user/mentorships` and `/mentor/mentorships`. The server permits each role only its own actions. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'mentorships',
      index: true,
      ...page(() => import(/* webpackChunkName: "mentorships" */ './list/MentorshipsPage')),
    },
    {
      id: 'ask-mentor',
      path: 'ask/:mentorId',
      ...page(() => import(/* webpackChunkName: "ask-mentor" */ './ask/AskPage')),
    },
    {
      id: 'places',
      path: 'places',
      ...page(() => import(/* webpackChunkName: "places" */ './places/PlacesPage')),
    },
    {
      id: 'mentorship',
      path: ':id',
      ...page(() => import(/* webpackChunkName: "mentorship" */ './one/MentorshipPage')),
    },
  ],
})
