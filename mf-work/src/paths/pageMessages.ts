import type { MessageLoaders } from '@mentor-connect/contract/remote'

export const ofScreens: MessageLoaders = {
  en: () => import(/* webpackChunkName: "paths.messages-en" */ './screens/messages/en.json'),
  hi: () => import(/* webpackChunkName: "paths.messages-hi" */ './screens/messages/hi.json'),
}
