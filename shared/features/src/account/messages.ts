import type { MessageLoaders } from '@mentor-connect/i18n'

/**
 * Loaders of the messages for the account settings. Areas that show these settings combine them with their own
 * messages.
 */
export const accountMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "account-messages-en" */ './messages/en.json'),
  hi: () => import(/* webpackChunkName: "account-messages-hi" */ './messages/hi.json'),
}
