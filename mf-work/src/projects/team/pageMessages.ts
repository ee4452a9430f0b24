import type { MessageLoaders } from '@mentor-connect/contract/remote'

export const ofTeams: MessageLoaders = {
  en: () => import(/* webpackChunkName: "team.messages-en" */ './messages/en.json'),
  hi: () => import(/* webpackChunkName: "team.messages-hi" */ './messages/hi.json'),
}
