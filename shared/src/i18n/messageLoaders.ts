import type { Messages } from '@lingui/core'
import type { Locale } from './locales'

/** Loads the messages of one package, by locale; each locale is its own chunk. */
export type MessageLoaders = Record<Locale, () => Promise<{ default: Messages }>>

/** The messages of `shared`. Remotes include them because they bundle components of `shared`. */
export const sharedMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "shared-messages-en" */ './messages/en.json'),
  hi: () => import(/* webpackChunkName: "shared-messages-hi" */ './messages/hi.json'),
}

/** Combines the messages of several packages. */
export function joinMessages(...all: MessageLoaders[]): MessageLoaders {
  const load = async (locale: Locale) => {
    const parts = await Promise.all(all.map((loaders) => loaders[locale]()))
    return { default: Object.assign({}, ...parts.map((part) => part.default)) as Messages }
  }
  return { en: () => load('en'), hi: () => load('hi') }
}
