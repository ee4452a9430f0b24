import { page, publicPage } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'

/** The routes of the area, which `area.json` mounts. The first page can be rendered on a server. */
export default defineRoutes({
  messages,
  routes: [
    { id: 'start', index: true, ...publicPage(() => import(/* webpackChunkName: "start" */ './StartPage')) },
    {
      id: 'details',
      path: 'details',
      ...page(() => import(/* webpackChunkName: "details" */ './DetailsPage')),
    },
  ],
})
