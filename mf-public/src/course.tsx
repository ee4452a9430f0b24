import { defineRoutes, page } from '@mentor-connect/shared/remote'
import { messages } from './messages'

/** One course; the shell mounts it under lists of other remotes, for example `/user/bookmarks`. */
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
