import type { MessageLoaders } from '@mentor-connect/contract/remote'

export const ofWorkshops: MessageLoaders = {
  en: () => import(/* webpackChunkName: "workshops.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "workshops.messages-hi" */ './hi.json'),
}
