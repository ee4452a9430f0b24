import type { MessageLoaders } from '@mentor-connect/i18n'

/** Messages that only the page of a mentor's own workshop uses. */
export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "own-workshop.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "own-workshop.messages-hi" */ './hi.json'),
}
