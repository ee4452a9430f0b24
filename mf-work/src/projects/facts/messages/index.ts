import type { MessageLoaders } from '@mentor-connect/i18n'

/** Messages that all pages of projects need. */
export const factMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "project-facts.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "project-facts.messages-hi" */ './hi.json'),
}
