import type { MessageLoaders } from '@mentor-connect/i18n'

/** Areas that show the account settings join these with their own messages. */
export const accountMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "account-messages-en" */ './messages/en.json'),
  hi: () => import(/* webpackChunkName: "account-messages-hi" */ './messages/hi.json'),
}
