import { getMentorships } from '@mentor-connect/contract/mentoring/mentorships'
import { firstRead, page } from '@mentor-connect/contract/remote'
import { PAGE_SIZE_MAX } from '@mentor-connect/contract/rules/limits'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'

/** Mounted at `/user/mentorships` and `/mentor/mentorships`. The server permits each role only its own actions. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'mentorships',
      index: true,
      ...page(() => import(/* webpackChunkName: "mentorships" */ './list/MentorshipsPage'), undefined, [
        firstRead(getMentorships, {}, { which: 'requests', limit: PAGE_SIZE_MAX }),
        firstRead(getMentorships, {}, { which: 'current', limit: PAGE_SIZE_MAX }),
      ]),
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
