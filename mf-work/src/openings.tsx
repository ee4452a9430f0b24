import { publicPage } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { factMessages } from './opening-facts/messages'
import * as rendering from './openings/rendering'
import { ofOpenings } from './pageMessages'

/** The openings for everybody. The shell mounts them at `/openings`. */
export default defineRoutes({
  messages: factMessages,
  routes: [
    {
      id: 'openings',
      index: true,
      ...publicPage(
        () => import(/* webpackChunkName: "openings-list" */ './openings/OpeningsPage'),
        rendering.openings,
        ofOpenings,
      ),
    },
    {
      id: 'opening',
      path: ':openingId',
      ...publicPage(
        () => import(/* webpackChunkName: "opening" */ './openings/OpeningPage'),
        rendering.opening,
        ofOpenings,
      ),
    },
  ],
})
