import { page, type MessageLoaders } from '@mentor-connect/contract/remote'
import { joinMessages } from '@mentor-connect/i18n'

const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "lesson.messages-en" */ './course/player/messages/en.json'),
  hi: () => import(/* webpackChunkName: "lesson.messages-hi" */ './course/player/messages/hi.json'),
}

const quizMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "quiz.messages-en" */ './course/player/quiz/messages/en.json'),
  hi: () => import(/* webpackChunkName: "quiz.messages-hi" */ './course/player/quiz/messages/hi.json'),
}

const discussionMessages: MessageLoaders = {
  en: () =>
    import(/* webpackChunkName: "discussion.messages-en" */ './course/player/discussion/messages/en.json'),
  hi: () =>
    import(/* webpackChunkName: "discussion.messages-hi" */ './course/player/discussion/messages/hi.json'),
}

const noteMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "notes.messages-en" */ './course/player/notes/messages/en.json'),
  hi: () => import(/* webpackChunkName: "notes.messages-hi" */ './course/player/notes/messages/hi.json'),
}

const taskMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "task.messages-en" */ './course/player/task/messages/en.json'),
  hi: () => import(/* webpackChunkName: "task.messages-hi" */ './course/player/task/messages/hi.json'),
}

const practiceMessages: MessageLoaders = {
  en: () =>
    import(/* webpackChunkName: "practice.messages-en" */ './course/player/practice/messages/en.json'),
  hi: () =>
    import(/* webpackChunkName: "practice.messages-hi" */ './course/player/practice/messages/hi.json'),
}

/** The lesson player, for visitors and inside the learner frame (ADR 220). */
export const lessonPage = page(
  () => import(/* webpackChunkName: "lesson" */ './course/player/LessonPage'),
  joinMessages(messages, quizMessages, noteMessages, taskMessages, practiceMessages, discussionMessages),
)
