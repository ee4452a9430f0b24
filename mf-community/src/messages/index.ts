import type { MessageLoaders } from '@mentor-connect/i18n'

export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "community-messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "community-messages-hi" */ './hi.json'),
}
