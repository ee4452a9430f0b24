import type { MessageLoaders } from '@mentor-connect/i18n'

export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "admin-messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "admin-messages-hi" */ './hi.json'),
}
