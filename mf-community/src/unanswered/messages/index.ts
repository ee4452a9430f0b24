import type { MessageLoaders } from '@mentor-connect/i18n'

export const badgeMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "unanswered-messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "unanswered-messages-hi" */ './hi.json'),
}
