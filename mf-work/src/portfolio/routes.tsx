import { publicPage } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'
import * as rendering from './rendering'

/** The portfolios of learners who show one. The shell mounts them at `/people`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'portfolio',
      path: ':slug',
      ...publicPage(
        () => import(/* webpackChunkName: "portfolio" */ './screens/PortfolioPage'),
        rendering.portfolio,
      ),
    },
  ],
})
