import type { MessageLoaders } from '@mentor-connect/i18n'

/** Messages about a learner's progress, which pages of paths and the card on the home page need. */
export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "path-progress.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "path-progress.messages-hi" */ './hi.json'),
}
