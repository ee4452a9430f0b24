import type { MessageLoaders } from '@mentor-connect/i18n'

export const planMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "plan.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "plan.messages-hi" */ './hi.json'),
}
