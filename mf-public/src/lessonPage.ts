import { getCourse } from '@mentor-connect/contract/courses/courses'
import { getLesson } from '@mentor-connect/contract/courses/lessons/lessons'
import { firstRead, page, publicPage, type MessageLoaders } from '@mentor-connect/contract/remote'
import * as rendering from './rendering'

// The lesson player. All its messages are one file, so that they need only one request.

const load = () => import(/* webpackChunkName: "lesson" */ './course/player/LessonPage')
const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "lesson.messages-en" */ './course/player/all-messages/en'),
  hi: () => import(/* webpackChunkName: "lesson.messages-hi" */ './course/player/all-messages/hi'),
}

/** The lesson page inside the learner frame. */
export const lessonPage = page(load, messages, [
  firstRead(getLesson, { id: 'courseId', lessonId: 'lessonId' }),
  firstRead(getCourse, { id: 'courseId' }),
])

/** The lesson page for visitors, who may read previews only. */
export const publicLessonPage = publicPage(load, rendering.lesson, messages)
