import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'

/** Mounted at `/mentor/sessions`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'availability',
      index: true,
      ...page(() => import(/* webpackChunkName: "availability" */ './availability/AvailabilityPage')),
    },
  ],
})
