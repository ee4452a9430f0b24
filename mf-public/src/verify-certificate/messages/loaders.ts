import type { MessageLoaders } from '@mentor-connect/contract/remote'

export const ofVerification: MessageLoaders = {
  en: () => import(/* webpackChunkName: "verify-certificate.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "verify-certificate.messages-hi" */ './hi.json'),
}
