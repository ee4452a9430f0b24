import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { factMessages } from './opening-facts/messages'
import { ofApplications } from './pageMessages'

/** The board of a learner's applications. The shell mounts it at `/user/applications`. */
export default defineRoutes({
  messages: factMessages,
  routes: [
    {
      id: 'applications',
      index: true,
      ...page(
        () => import(/* webpackChunkName: "applications-board" */ './applications/ApplicationsPage'),
        ofApplications,
      ),
    },
    {
      id: 'track-opening',
      path: 'new',
      ...page(
        () => import(/* webpackChunkName: "track-opening" */ './applications/TrackPage'),
        ofApplications,
      ),
    },
  ],
})
