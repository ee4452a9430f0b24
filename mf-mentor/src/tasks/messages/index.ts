import type { MessageLoaders } from '@mentor-connect/i18n'

/** What only works and rubrics say, loaded with their pages. */
export const taskMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "mentor-tasks.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "mentor-tasks.messages-hi" */ './hi.json'),
}
