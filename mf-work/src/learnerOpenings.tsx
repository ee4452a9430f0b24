import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { factMessages } from './opening-facts/messages'
import { ofOpenings } from './pageMessages'

/** The openings inside the learner frame. The shell mounts them at `/user/openings`. */
export default defineRoutes({
  messages: factMessages,
  routes: [
    {
      id: 'openings-inside',
      index: true,
      ...page(() => import(/* webpackChunkName: "openings-list" */ './openings/OpeningsPage'), ofOpenings),
    },
    {
      id: 'opening-alerts',
      path: 'alerts',
      ...page(
        () => import(/* webpackChunkName: "opening-alerts" */ './openings/alerts/AlertsPage'),
        ofOpenings,
      ),
    },
    {
      id: 'opening-alert',
      path: 'alerts/:alertId',
      ...page(
        () => import(/* webpackChunkName: "opening-alert" */ './openings/alerts/AlertPage'),
        ofOpenings,
      ),
    },
    {
      id: 'opening-inside',
      path: ':openingId',
      ...page(() => import(/* webpackChunkName: "opening" */ './openings/OpeningPage'), ofOpenings),
    },
  ],
})
