import type { MessageLoaders } from '@mentor-connect/i18n'

export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "mentorships-messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "mentorships-messages-hi" */ './hi.json'),
}
