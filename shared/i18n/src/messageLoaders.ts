import type { Messages } from '@lingui/core'
import type { MessageLoaders } from '@mentor-connect/contract/remote'
import type { Locale } from './locales'

/**
 * Loaders of the messages that all areas share. Each remote includes them, because it bundles the components that use
 * them.
 */
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
