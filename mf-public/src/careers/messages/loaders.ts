import type { MessageLoaders } from '@mentor-connect/contract/remote'

export const ofCareers: MessageLoaders = {
  en: () => import(/* webpackChunkName: "careers.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "careers.messages-hi" */ './hi.json'),
}
