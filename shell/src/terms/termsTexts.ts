import { joinMessages, type MessageLoaders } from '@mentor-connect/i18n'
import { accountMessages } from '@mentor-connect/ui/account/messages'

const own: MessageLoaders = {
  en: () => import(/* webpackChunkName: "terms-en" */ './texts/en.json'),
  hi: () => import(/* webpackChunkName: "terms-hi" */ './texts/hi.json'),
}

/** With the account settings, by which somebody who does not agree takes the data along and leaves. */
export const termsTexts: MessageLoaders = joinMessages(accountMessages, own)
