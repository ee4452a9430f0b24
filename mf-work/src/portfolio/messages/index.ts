import type { MessageLoaders } from '@mentor-connect/i18n'

/** Messages of a portfolio as it is shown. */
export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "portfolio.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "portfolio.messages-hi" */ './hi.json'),
}
