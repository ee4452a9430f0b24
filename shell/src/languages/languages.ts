import { i18n, type Messages } from '@lingui/core'
import {
  DEFAULT_LOCALE,
  isLocale,
  joinMessages,
  sharedMessages,
  type Locale,
  type MessageLoaders,
} from '@mentor-connect/shared/i18n'

const KEY = 'mc.locale'

const ownMessages: MessageLoaders = {
  en: () => import(/* webpackChunkName: "messages-en" */ '../messages/en.json'),
  hi: () => import(/* webpackChunkName: "messages-hi" */ '../messages/hi.json'),
}

const registered: MessageLoaders[] = [joinMessages(sharedMessages, ownMessages)]
const loaded: Record<Locale, Set<MessageLoaders>> = { en: new Set(), hi: new Set() }

/** The stored choice, else the browser's language, else English. */
export function preferredLocale(): Locale {
  const wishes = [localStorage.getItem(KEY), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return wishes.find(isLocale) ?? DEFAULT_LOCALE
}

/** Brings every loaded package's texts in one language, then switches to it: no text is ever missing. */
export async function activate(locale: Locale): Promise<void> {
  await Promise.all(registered.map((loaders) => load(loaders, locale)))
  i18n.activate(locale)
  document.documentElement.lang = locale
  localStorage.setItem(KEY, locale)
}

/** Adds a remote's texts, in the active language first. */
export async function register(loaders: MessageLoaders): Promise<void> {
  await load(loaders, isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE)
  if (!registered.includes(loaders)) registered.push(loaders)
}

async function load(loaders: MessageLoaders, locale: Locale) {
  if (loaded[locale].has(loaders)) return
  const { default: messages } = await loaders[locale]()
  i18n.load(locale, messages as Messages)
  loaded[locale].add(loaders)
}
