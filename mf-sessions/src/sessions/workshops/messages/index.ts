import type { MessageLoaders } from '@mentor-connect/i18n'

/** What only the page of a mentor's own workshop says. */
export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "own-workshop.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "own-workshop.messages-hi" */ './hi.json'),
}
