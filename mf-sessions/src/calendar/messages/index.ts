import type { MessageLoaders } from '@mentor-connect/i18n'

/** Messages that only the page of the calendar uses. */
export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "calendar.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "calendar.messages-hi" */ './hi.json'),
}
