import type { Browser, BrowserContext } from 'playwright-core'
import type { Locale } from '@mentor-connect/contract/api/locales'
import { TAB_FLAGS_KEY } from '@mentor-connect/contract/site/flags'
import { sampleVisit } from '@mentor-connect/contract/samples/sampleVisit'
import type { PrivateSite } from './privateSite'
import { ROLE_COOKIE, type Role } from './roles'

/** Each language is checked at one window size only. */
const VIEWPORTS: Record<Locale, { width: number; height: number }> = {
  en: { width: 1280, height: 800 },
  hi: { width: 390, height: 844 },
}

interface Person {
  role: Role
  locale: Locale
}

interface Equipment {
  /** Script with which the gate observes a page. */
  probe: string
  /** Feature flags of the candidates. All of them are on in pages in Hindi, so that their code is opened as well. */
  flags: string[]
}

/**
 * Creates browser profiles for each role and language on demand. Pages that are open at the same time use
 * different profiles, so that no page sees data that another one stores.
 */
export function createPeople(browser: Browser, { apiUrl }: PrivateSite, { probe, flags }: Equipment) {
  const idle = new Map<string, BrowserContext[]>()

  async function create({ role, locale }: Person): Promise<BrowserContext> {
    const context = await browser.newContext({
      viewport: VIEWPORTS[locale],
      locale: `${locale}-IN`,
      // Animations are off, because elements that are still fading in do not have their final colours.
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      acceptDownloads: false,
    })
    await context.addInitScript({ content: `${storedVisit({ role, locale }, flags)};${probe}` })
    return context
  }

  return async function as<Result>(
    person: Person,
    act: (profile: BrowserContext) => Promise<Result>,
  ): Promise<Result> {
    const name = `${person.role} ${person.locale}`
    const unused = idle.get(name) ?? []
    idle.set(name, unused)
    const profile = unused.pop() ?? (await create(person))
    // A page must begin with storage that contains nothing from other pages.
    await profile.clearCookies()
    if (person.role !== 'visitor')
      await profile.addCookies([{ name: ROLE_COOKIE, value: person.role, url: apiUrl }])
    try {
      return await act(profile)
    } finally {
      // A page that could not be closed in time could still write to the storage of the next page, so its
      // profile is not reused.
      if (profile.pages().length === 0) unused.push(profile)
      else void profile.close().catch(() => undefined)
    }
  }
}

/**
 * Returns a script that fills the storage as an earlier visit would have left it: with the language, and with
 * the session as the shell stores it.
 */
function storedVisit({ role, locale }: Person, flags: string[]): string {
  const isTrying = locale === 'hi' && flags.length > 0
  const tab = isTrying
    ? { [TAB_FLAGS_KEY]: JSON.stringify(Object.fromEntries(flags.map((name) => [name, true]))) }
    : {}
  return `if (location.protocol === 'http:') {
    localStorage.clear()
    sessionStorage.clear()
    Object.assign(localStorage, ${JSON.stringify(sampleVisit(role, locale))})
    Object.assign(sessionStorage, ${JSON.stringify(tab)})
  }`
}
