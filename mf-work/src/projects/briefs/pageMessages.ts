import type { MessageLoaders } from '@mentor-connect/contract/remote'

export const ofBriefs: MessageLoaders = {
  en: () => import(/* webpackChunkName: "projects.messages-en" */ './messages/en.json'),
  hi: () => import(/* webpackChunkName: "projects.messages-hi" */ './messages/hi.json'),
}
