import type { MessageLoaders } from '@mentor-connect/i18n'

/** Loaders of the messages of the editor for skill paths. Areas that show it combine them with their own messages. */
export const pathEditorMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "skill-path-editor-messages-en" */ './messages/en.json'),
  hi: () => import(/* webpackChunkName: "skill-path-editor-messages-hi" */ './messages/hi.json'),
}
