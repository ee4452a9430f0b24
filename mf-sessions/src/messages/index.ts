import type { MessageLoaders } from '@mentor-connect/i18n'

export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "sessions-messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "sessions-messages-hi" */ './hi.json'),
}
