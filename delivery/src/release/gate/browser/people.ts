import type { Browser, BrowserContext } from 'playwright-core'
import { LOCALE_KEY, type Locale } from '@mentor-connect/contract/api/locales'
import { verifyToken } from '@mentor-connect/contract/accounts/auth'
import { sampleOf } from '@mentor-connect/contract/samples/sampleOf'
import type { PrivateSite } from './privateSite'
import { ROLE_COOKIE, type Role } from './roles'

/** Each language is looked at in one width. */
const VIEWPORTS: Record<Locale, { width: number; height: number }> = {
  en: { width: 1280, height: 800 },
  hi: { width: 390, height: 844 },
}

interface Person {
  role: Role
  locale: Locale
}

/** A browser profile for each kind of person and language, made when it is first needed. */
export function createPeople(browser: Browser, { apiUrl }: PrivateSite, probe: string) {
  const profiles = new Map<string, Promise<BrowserContext>>()

  async function create({ role, locale }: Person): Promise<BrowserContext> {
    const context = await browser.newContext({
      viewport: VIEWPORTS[locale],
      locale: `${locale}-IN`,
      // Elements that are still fading in do not have their final colours.
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      acceptDownloads: false,
    })
    if (role !== 'visitor') await context.addCookies([{ name: ROLE_COOKIE, value: role, url: apiUrl }])
    await context.addInitScript({ content: `${storedVisit({ role, locale })};${probe}` })
    return context
  }

  return (person: Person): Promise<BrowserContext> => {
    const name = `${person.role} ${person.locale}`
    const profile = profiles.get(name) ?? create(person)
    profiles.set(name, profile)
    return profile
  }
}

/** Stores what an earlier visit would have stored: the language, and the session as the shell keeps it. */
function storedVisit({ role, locale }: Person): string {
  const entries = { [LOCALE_KEY]: locale, ...(role !== 'visitor' && { auth: storedSession(role) }) }
  return `if (location.protocol === 'http:') Object.assign(localStorage, ${JSON.stringify(entries)})`
}

function storedSession(role: 'user' | 'mentor'): string {
  const { _id, name, isverified } = sampleOf(verifyToken.reply, { role }) as Record<string, unknown>
  const parts = {
    role,
    data: { _id, name, email: '', isverified },
    error: null,
    _persist: { version: -1, rehydrated: true },
  }
  return JSON.stringify(
    Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, JSON.stringify(value)])),
  )
}
