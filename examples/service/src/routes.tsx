import { readOf } from '@mentor-connect/api'
import { publicPage } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'
import { getOpening, getOpenings } from './service'

/** The routes of the area, which `area.json` mounts. A server renders both pages with the responses of the service. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'openings',
      index: true,
      ...publicPage(() => import(/* webpackChunkName: "list" */ './OpeningsPage'), {
        reads: () => [readOf(getOpenings, {})],
      }),
    },
    {
      id: 'opening',
      path: ':openingId',
      ...publicPage(() => import(/* webpackChunkName: "opening" */ './OpeningPage'), {
        reads: ({ params: { openingId = '' } }) => [readOf(getOpening, { params: { id: openingId } })],
      }),
    },
  ],
})
