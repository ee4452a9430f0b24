import type { Messages } from '@lingui/core'
import type { MessageLoaders } from '@mentor-connect/contract/remote'
import type { Locale } from './locales'

type Loaded = Promise<{ default: Messages }>

/** Language → version of the shared messages. The builds of areas set it. */
declare const SHARED_TEXT_VERSIONS: Partial<Record<Locale, string>> | undefined

/**
 * In development, messages change while the page is open, so no versions are used. Tests, and builds by other
 * presets, have no versions.
 */
const versions =
  process.env.NODE_ENV === 'production' && typeof SHARED_TEXT_VERSIONS !== 'undefined'
    ? SHARED_TEXT_VERSIONS
    : {}

/**
 * The shell and every area contain a copy of this module. All copies share the loaded messages through a
 * global symbol.
 */
const KEY = Symbol.for('mentor-connect.shared-messages.1')
const shared = globalThis as { [KEY]?: Map<string, Loaded> }
const loaded = (shared[KEY] ??= new Map())

/**
 * Loaders of the messages that all areas share. Each remote includes them, because it bundles the components that use
 * them. If the shell or another area has loaded the same version, they are not loaded again.
 */
export const sharedMessages: MessageLoaders = {
  en: () =>
    loadOnce(versions.en, () => import(/* webpackChunkName: "shared-messages-en" */ './messages/en.json')),
  hi: () =>
    loadOnce(versions.hi, () => import(/* webpackChunkName: "shared-messages-hi" */ './messages/hi.json')),
}

/** Provides the English messages, which the shell bundles. */
export function provideEnglish(messages: Messages) {
  if (versions.en) loaded.set(versions.en, Promise.resolve({ default: messages }))
}

function loadOnce(version: string | undefined, load: () => Loaded): Loaded {
  const earlier = version && loaded.get(version)
  if (earlier) return earlier
  const loading = load()
  if (version) {
    loaded.set(version, loading)
    // After a failure, the next attempt loads the messages again.
    loading.catch(() => loaded.delete(version))
  }
  return loading
}

/** Combines the messages of several packages. */
export function joinMessages(...all: MessageLoaders[]): MessageLoaders {
  const load = async (locale: Locale) => {
    const parts = await Promise.all(all.map((loaders) => loaders[locale]()))
    return { default: Object.assign({}, ...parts.map((part) => part.default)) as Messages }
  }
  return { en: () => load('en'), hi: () => load('hi') }
}
