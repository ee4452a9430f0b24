import type { Locale } from '../api/locales'
import type { Role } from '../accounts/people'

// The contract between the site composer, which writes the worker and the web manifest, the site server, which serves
// both, and the shell, which contains the worker's code and talks to it.

/** At the root, so that the worker's scope is the whole site. */
export const SERVICE_WORKER_PATH = '/sw.js'
/** Web manifest of each language. */
export const MANIFEST_PATHS: Record<Locale, string> = {
  en: '/manifest.webmanifest',
  hi: '/manifest.hi.webmanifest',
}

/** Prefix of all caches of the worker. */
export const CACHE_PREFIX = 'mc-'

/** Responses that belong to the signed-in person. */
export const PERSONAL_CACHE = `${CACHE_PREFIX}personal`

/** Key in the personal cache: who gets push messages in this browser. Deleted at sign-out with the cache. */
export const PUSH_READER = '/push-reader.json'

export interface PushReader {
  locale: Locale
  role: Role
}

/** Configuration that the composer prepends to the worker: `self.mcSite = {…}`. */
export interface WorkerSite {
  /** Origin of the main API, without a trailing slash. */
  apiUrl: string
  /** URL of the page that is valid for every route. */
  fallback: string
  /** Names of all query parameters that change a page. */
  query: string[]
  /** Paths of the reads on the API that are kept, as the areas declare them. Absent for older sites. */
  offlineReads?: OfflineReads
}

/** Parameters as `:name`. */
export interface OfflineReads {
  /** Responses that are the same for everybody. */
  public?: string[]
  /** Responses that depend on the person. */
  personal?: string[]
}

/** Sent by the worker to a page: whether a response came from the network or from the cache. */
export interface ResponseSource {
  type: 'mc:answer'
  url: string
  /** When the response was cached, ms since 1970; absent if it came from the network. */
  storedAt?: number
}

/** Sent by a page to the worker. */
export type WorkerRequest =
  /** The files that the page loaded before the worker was active, to be cached as well. */
  | { type: 'mc:loaded'; page: string; urls: string[] }
  /** Somebody has logged out: nothing of theirs is to be left. */
  | { type: 'mc:forget' }

/**
 * A replacement worker that deletes all caches and unregisters itself. Open pages are not reloaded and continue without
 * it.
 */
export const KILLING_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('${CACHE_PREFIX}')) await caches.delete(name)
  await self.registration.unregister()
})()))
`
