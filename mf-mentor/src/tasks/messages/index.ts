import type { MessageLoaders } from '@mentor-connect/i18n'

/** Messages that only the pages of tasks use, loaded with these pages. */
export const taskMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "mentor-tasks.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "mentor-tasks.messages-hi" */ './hi.json'),
}
