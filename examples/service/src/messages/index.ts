import type { MessageLoaders } from '@mentor-connect/i18n'

export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "openings-messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "openings-messages-hi" */ './hi.json'),
}
