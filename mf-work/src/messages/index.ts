import type { MessageLoaders } from '@mentor-connect/i18n'

export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "work-messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "work-messages-hi" */ './hi.json'),
}
