import type { MessageLoaders } from '@mentor-connect/i18n'

/** Messages that only the page of a call uses. */
export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "call.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "call.messages-hi" */ './hi.json'),
}
