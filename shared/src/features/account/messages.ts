import type { MessageLoaders } from '../../i18n'

/** An area that shows the account's settings joins these to its own messages. */
export const accountMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "account-messages-en" */ './messages/en.json'),
  hi: () => import(/* webpackChunkName: "account-messages-hi" */ './messages/hi.json'),
}
