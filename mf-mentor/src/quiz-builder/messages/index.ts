import type { MessageLoaders } from '@mentor-connect/i18n'

/** What only the quiz builder says, loaded with its page. */
export const quizMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "mentor-quiz.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "mentor-quiz.messages-hi" */ './hi.json'),
}
