import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'
import { ofCareers } from './pageMessages'

/** Career pages inside the learner frame. The shell mounts them at `/user/careers`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'careers-inside',
      index: true,
      ...page(() => import(/* webpackChunkName: "careers" */ './careers/CareersPage'), ofCareers),
    },
    {
      id: 'compare-careers-inside',
      path: 'compare',
      ...page(() => import(/* webpackChunkName: "compare-careers" */ './careers/ComparePage'), ofCareers),
    },
    {
      id: 'career-inside',
      path: ':careerId',
      ...page(() => import(/* webpackChunkName: "career" */ './careers/CareerPage'), ofCareers),
    },
  ],
})
