import type { MessageLoaders } from '@mentor-connect/i18n'

export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "mentor-messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "mentor-messages-hi" */ './hi.json'),
}
