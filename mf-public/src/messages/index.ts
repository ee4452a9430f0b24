import type { MessageLoaders } from '@mentor-connect/i18n'

export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "messages-hi" */ './hi.json'),
}
