import { page, type MessageLoaders } from '@mentor-connect/contract/remote'

const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "lesson.messages-en" */ './course/player/messages/en.json'),
  hi: () => import(/* webpackChunkName: "lesson.messages-hi" */ './course/player/messages/hi.json'),
}

/** The lesson player, for visitors and inside the learner frame (ADR 220). */
export const lessonPage = page(
  () => import(/* webpackChunkName: "lesson" */ './course/player/LessonPage'),
  messages,
)
