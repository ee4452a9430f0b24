import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'

/** The page of one course. The shell mounts it below lists of other remotes, for example `/user/bookmarks`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'listed-course',
      path: ':courseId',
      ...page(() => import(/* webpackChunkName: "course" */ './course/CoursePage')),
    },
  ],
})
