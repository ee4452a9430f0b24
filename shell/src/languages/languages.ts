import { i18n, type Messages } from '@lingui/core'
import {
  DEFAULT_LOCALE,
  isLocale,
  joinMessages,
  sharedMessages,
  type Locale,
  type MessageLoaders,
} from '@mentor-connect/shared/i18n'
import { sharedEnglish } from '@mentor-connect/shared/i18n/english'
import ownEnglish from '../messages/en.json'
import { reportFailure } from '../reports/clientEvents'
import { within } from '../resilience/deadline'
import { retrying } from '../resilience/retry'

const KEY = 'mc.locale'
/** Time for the texts of one package, all attempts together and each of them, in ms. */
const BUDGET_MS = 8000
const ATTEMPT_MS = 5000

/** English is in the first script: whatever else fails, there is a language to say so in. */
const english = async () => ({ default: { ...sharedEnglish, ...ownEnglish } as Messages })
const ownHindi = () => import(/* webpackChunkName: "messages-hi" */ '../messages/hi.json')

const registered: MessageLoaders[] = [
  { en: english, hi: joinMessages(sharedMessages, { en: english, hi: ownHindi }).hi },
]
const loaded: Record<Locale, Set<MessageLoaders>> = { en: new Set(), hi: new Set() }

/** The stored choice, else the browser's language, else English. */
export function preferredLocale(): Locale {
  const wishes = [localStorage.getItem(KEY), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return wishes.find(isLocale) ?? DEFAULT_LOCALE
}

/** The language that a page opens in: the preferred one, or English when its texts cannot be had. */
export async function activatePreferred(): Promise<void> {
  const locale = preferredLocale()
  try {
    await bring(locale)
    show(locale)
  } catch (error) {
    const message = `The texts in "${locale}" could not be loaded. ${String(error)}`
    reportFailure({ area: 'shell', kind: 'load', message })
    await bring(DEFAULT_LOCALE)
    // What the person prefers stays stored: the next page may have its texts again.
    show(DEFAULT_LOCALE)
  }
}

/** Brings every loaded package's texts in one language, then switches to it: no text is ever missing. */
export async function activate(locale: Locale): Promise<void> {
  await bring(locale)
  show(locale)
  localStorage.setItem(KEY, locale)
}

/** Adds a remote's texts, in the active language first. */
export async function register(loaders: MessageLoaders): Promise<void> {
  await load(loaders, isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE)
  if (!registered.includes(loaders)) registered.push(loaders)
}

const bring = (locale: Locale) => Promise.all(registered.map((loaders) => load(loaders, locale)))

function show(locale: Locale) {
  i18n.activate(locale)
  document.documentElement.lang = locale
}

async function load(loaders: MessageLoaders, locale: Locale) {
  if (loaded[locale].has(loaders)) return
  const attempt = () => within(ATTEMPT_MS, `Loading texts in "${locale}"`, loaders[locale]())
  const { default: messages } = await retrying(attempt, { retries: 2, budgetMs: BUDGET_MS })
  i18n.load(locale, messages as Messages)
  loaded[locale].add(loaders)
}
