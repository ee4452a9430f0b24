import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'
import { ofWorkshops } from './pageMessages'

/** The workshops inside the learner frame. The shell mounts them at `/user/workshops`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'workshops-inside',
      index: true,
      ...page(() => import(/* webpackChunkName: "workshops" */ './workshops/WorkshopsPage'), ofWorkshops),
    },
    {
      id: 'workshop-inside',
      path: ':workshopId',
      ...page(() => import(/* webpackChunkName: "workshop" */ './workshops/WorkshopPage'), ofWorkshops),
    },
  ],
})
