import { getCourse } from '@mentor-connect/contract/courses/courses'
import { firstRead, page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { lessonPage } from './lessonPage'
import { messages } from './messages'

/** The catalogue and its courses inside another frame. The shell mounts it at `/user/resources`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'courses',
      index: true,
      ...page(() => import(/* webpackChunkName: "catalogue" */ './catalogue/CataloguePage')),
    },
    {
      id: 'course',
      path: ':courseId',
      ...page(() => import(/* webpackChunkName: "course" */ './course/CoursePage'), undefined, [
        firstRead(getCourse, { id: 'courseId' }),
      ]),
    },
    { id: 'lesson', path: ':courseId/lessons/:lessonId', ...lessonPage },
  ],
})
