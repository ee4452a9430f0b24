import type { Locale } from '../api/locales'
import type { Role } from '../accounts/people'

// The contract between the site composer, which writes the worker and the web manifest, the site server, which serves
// both, and the shell, which contains the worker's code and exchanges messages with it.

/** The worker is at the root so that its scope is the whole site. */
export const SERVICE_WORKER_PATH = '/sw.js'
/** Web manifest of each language. */
export const MANIFEST_PATHS: Record<Locale, string> = {
  en: '/manifest.webmanifest',
  hi: '/manifest.hi.webmanifest',
}

/** Prefix of all caches of the worker. */
export const CACHE_PREFIX = 'mc-'

/** Name of the cache with responses that belong to the signed-in person. */
export const PERSONAL_CACHE = `${CACHE_PREFIX}personal`

/**
 * Key in the personal cache under which the worker finds the person who gets push messages in this browser. It is
 * deleted with the cache at sign-out.
 */
export const PUSH_READER = '/push-reader.json'

export interface PushReader {
  locale: Locale
  role: Role
}

/** Configuration of the worker. The composer prepends it to the worker's code as `self.mcSite = {…}`. */
export interface WorkerSite {
  /** Origin of the main API, without a trailing slash. */
  apiUrl: string
  /** URL of the page that can be shown for every route. */
  fallback: string
  /** Names of all query parameters that change a page. */
  query: string[]
  /**
   * Paths of the API reads whose responses are kept for offline use, as the areas declare them. Absent for older
   * sites.
   */
  offlineReads?: OfflineReads
}

/** Paths of reads for offline use. Parameters are written as `:name`. */
export interface OfflineReads {
  /** Reads whose responses are the same for everybody. */
  public?: string[]
  /** Reads whose responses depend on the person. */
  personal?: string[]
}

/** Sent by the worker to a page. Says if a response came from the network or from the cache. */
export interface ResponseSource {
  type: 'mc:answer'
  url: string
  /** The time at which the response was cached, in ms since 1970. Absent if it came from the network. */
  storedAt?: number
}

/** Messages that a page sends to the worker. */
export type WorkerRequest =
  /** Files that the page loaded before the worker was active. The worker caches them, too. */
  | { type: 'mc:loaded'; page: string; urls: string[] }
  /** Somebody has logged out. The worker deletes everything that belongs to that person. */
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
