import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'

/** Mounted at `/openings`. */
export default defineRoutes({
  messages,
  routes: [
    { id: 'home', index: true, ...page(() => import(/* webpackChunkName: "home" */ './home/HomePage')) },
  ],
})
