import { getCourse } from '@mentor-connect/contract/api/courses'
import { getLesson } from '@mentor-connect/contract/api/lessons'
import { firstRead, page } from '@mentor-connect/contract/remote'

/** The lesson player, for visitors and inside the learner frame (ADR 220). All that it says is one file, and one request. */
export const lessonPage = page(
  () => import(/* webpackChunkName: "lesson" */ './course/player/LessonPage'),
  {
    en: () => import(/* webpackChunkName: "lesson.messages-en" */ './course/player/all-messages/en'),
    hi: () => import(/* webpackChunkName: "lesson.messages-hi" */ './course/player/all-messages/hi'),
  },
  [firstRead(getLesson, { id: 'courseId', lessonId: 'lessonId' }), firstRead(getCourse, { id: 'courseId' })],
)
