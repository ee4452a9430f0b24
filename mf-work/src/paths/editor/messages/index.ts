import type { MessageLoaders } from '@mentor-connect/i18n'

/** Messages for the mentors who make paths. */
export const messages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "path-editor.messages-en" */ './en.json'),
  hi: () => import(/* webpackChunkName: "path-editor.messages-hi" */ './hi.json'),
}
