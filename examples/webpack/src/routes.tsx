import { page, publicPage } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'

/** Mounted where `area.json` says. Servers render the first page. */
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
