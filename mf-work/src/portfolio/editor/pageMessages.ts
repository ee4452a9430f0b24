import type { MessageLoaders } from '@mentor-connect/contract/remote'

export const ofEditor: MessageLoaders = {
  en: () => import(/* webpackChunkName: "portfolio-editor.messages-en" */ './messages/en.json'),
  hi: () => import(/* webpackChunkName: "portfolio-editor.messages-hi" */ './messages/hi.json'),
}
