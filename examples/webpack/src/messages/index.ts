import type { MessageLoaders } from '@mentor-connect/i18n'

export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "example-messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "example-messages-hi" */ './hi.json'),
}
