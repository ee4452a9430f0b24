import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from '../messages'
import { ofEditor } from './pageMessages'

/** The editor in which learners change their portfolio. The shell mounts it at `/user/portfolio`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'edit-portfolio',
      index: true,
      ...page(() => import(/* webpackChunkName: "edit-portfolio" */ './EditPortfolioPage'), ofEditor),
    },
  ],
})
