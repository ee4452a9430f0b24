import type { MessageLoaders } from '@mentor-connect/i18n'

export const assessmentMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "assessment.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "assessment.messages-hi" */ './hi.json'),
}
