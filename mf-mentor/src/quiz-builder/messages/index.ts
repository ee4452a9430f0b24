import type { MessageLoaders } from '@mentor-connect/i18n'

/** Messages that only the quiz builder uses, loaded with its page. */
export const quizMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "mentor-quiz.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "mentor-quiz.messages-hi" */ './hi.json'),
}
