import { defineRoutes, page } from '@mentor-connect/shared/remote'
import { messages } from './messages'

/** The page of one course; the shell mounts it below lists of other remotes, for example `/user/bookmarks`. */
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
