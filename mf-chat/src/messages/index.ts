import type { MessageLoaders } from '@mentor-connect/i18n'

export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "chat-messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "chat-messages-hi" */ './hi.json'),
}
