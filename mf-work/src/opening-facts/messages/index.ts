import type { MessageLoaders } from '@mentor-connect/i18n'

export const factMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "opening-facts.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "opening-facts.messages-hi" */ './hi.json'),
}
