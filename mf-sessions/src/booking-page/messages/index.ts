import type { MessageLoaders } from '@mentor-connect/i18n'

/** Messages that only the settings of the booking page use. */
export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "booking-page.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "booking-page.messages-hi" */ './hi.json'),
}
