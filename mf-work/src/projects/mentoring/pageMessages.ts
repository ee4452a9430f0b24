import type { MessageLoaders } from '@mentor-connect/contract/remote'

export const ofMentoring: MessageLoaders = {
  en: () => import(/* webpackChunkName: "own-projects.messages-en" */ './messages/en.json'),
  hi: () => import(/* webpackChunkName: "own-projects.messages-hi" */ './messages/hi.json'),
}
