import { i18n, setupI18n, type I18n, type Messages } from '@lingui/core'
import {
  DEFAULT_LOCALE,
  INTL_TAGS,
  isLocale,
  joinMessages,
  sharedMessages,
  type Locale,
  type MessageLoaders,
} from '@mentor-connect/i18n'
import { sharedEnglish } from '@mentor-connect/i18n/english'
import ownEnglish from '../messages/en.json'
import { chooseLocale, preferredLocale } from './preference'
import { reportFailure } from '../telemetry/clientEvents'
import { withTimeout } from '../resilience/timeout'
import { retry } from '../resilience/retry'

/** Time limits for loading the messages of one package, in ms: for all attempts together, and for one attempt. */
const BUDGET_MS = 8000
const ATTEMPT_MS = 5000

/** English is bundled with the first script, so that failures can always be explained. */
const english = async () => ({ default: { ...sharedEnglish, ...ownEnglish } as Messages })
const ownHindi = () => import(/* webpackChunkName: "messages-hi" */ '../messages/hi.json')

const own: MessageLoaders = {
  en: english,
  hi: joinMessages(sharedMessages, { en: english, hi: ownHindi }).hi,
}
const registered: MessageLoaders[] = [own]
const loaded: Record<Locale, Set<MessageLoaders>> = { en: new Set(), hi: new Set() }

/** Activates the preferred locale, or English if its messages cannot be loaded. */
export async function activatePreferred(): Promise<void> {
  const locale = preferredLocale()
  try {
    await loadAll(locale)
    show(locale)
  } catch (error) {
    const message = `The messages in "${locale}" could not be loaded. ${String(error)}`
    reportFailure({ area: 'shell', kind: 'load', message })
    await loadAll(DEFAULT_LOCALE)
    // The preference stays stored: the next page may load its messages again.
    show(DEFAULT_LOCALE)
  }
}

/** Loads the messages of every loaded package before it switches the locale, so that no text is ever missing. */
export async function activate(locale: Locale): Promise<void> {
  await loadAll(locale)
  show(locale)
  chooseLocale(locale)
}

/**
 * Creates an instance for one page that is rendered on a server, because a server renders pages of both
 * languages at the same time. The instance has the messages of the shell and of the given packages.
 */
export async function createI18n(locale: Locale, packages: MessageLoaders[]): Promise<I18n> {
  const { default: messages } = await joinMessages(own, ...packages)[locale]()
  return setupI18n({ locale, locales: INTL_TAGS[locale], messages: { [locale]: messages } })
}

/** Registers a remote's messages and loads them in the active locale. */
export async function register(loaders: MessageLoaders): Promise<void> {
  await load(loaders, isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE)
  if (!registered.includes(loaders)) registered.push(loaders)
}

const loadAll = (locale: Locale) => Promise.all(registered.map((loaders) => load(loaders, locale)))

function show(locale: Locale) {
  i18n.activate(locale, INTL_TAGS[locale])
  document.documentElement.lang = locale
}

async function load(loaders: MessageLoaders, locale: Locale) {
  if (loaded[locale].has(loaders)) return
  const attempt = () => withTimeout(ATTEMPT_MS, `Loading texts in "${locale}"`, loaders[locale]())
  const { default: messages } = await retry(attempt, { retries: 2, budgetMs: BUDGET_MS })
  i18n.load(locale, messages as Messages)
  loaded[locale].add(loaders)
}
