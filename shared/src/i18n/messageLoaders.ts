import type { Messages } from '@lingui/core'
import type { Locale } from './locales'

/** How the shell gets the messages of one package in one language; each is a chunk of its own. */
export type MessageLoaders = Record<Locale, () => Promise<{ default: Messages }>>

/** The texts of `shared` itself. A remote carries them along, because it carries the components that use them. */
export const sharedMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "shared-messages-en" */ './messages/en.json'),
  hi: () => import(/* webpackChunkName: "shared-messages-hi" */ './messages/hi.json'),
}

/** Several packages' messages as one. */
export function joinMessages(...all: MessageLoaders[]): MessageLoaders {
  const load = async (locale: Locale) => {
    const parts = await Promise.all(all.map((loaders) => loaders[locale]()))
    return { default: Object.assign({}, ...parts.map((part) => part.default)) as Messages }
  }
  return { en: () => load('en'), hi: () => load('hi') }
}
