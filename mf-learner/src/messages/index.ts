import type { MessageLoaders } from '@mentor-connect/i18n'

export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "learner-messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "learner-messages-hi" */ './hi.json'),
}
