import { joinMessages, type MessageLoaders } from '@mentor-connect/i18n'
import { accountMessages } from '@mentor-connect/ui/account/messages'

const own: MessageLoaders = {
  en: () => import(/* webpackChunkName: "terms-en" */ './messages/en.json'),
  hi: () => import(/* webpackChunkName: "terms-hi" */ './messages/hi.json'),
}

/** With the account settings, by which somebody who does not agree takes the data along and leaves. */
export const termsMessages: MessageLoaders = joinMessages(accountMessages, own)
