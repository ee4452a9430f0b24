// The contract between the composer of the site, which writes the worker and the web manifest, the site server, and
// the shell, which brings both and talks to the worker.

/** At the root, so that the worker may answer for the whole site. */
export const SERVICE_WORKER_PATH = '/sw.js'
export const MANIFEST_PATH = '/manifest.webmanifest'

/** Every cache of the worker is named like this; nothing else in the browser is. */
export const CACHE_PREFIX = 'mc-'

/** Answers that belong to the person who is signed in. */
export const PERSONAL_CACHE = `${CACHE_PREFIX}personal`

/** What the composer writes in front of the worker: `self.mcSite = {…}`. */
export interface WorkerSite {
  /** Origin of the main API, without a trailing slash. */
  apiUrl: string
  /** Address of the page that fits every route. */
  fallback: string
}

/** From the worker to a page: where the answer of a read came from. */
export interface AnswerNews {
  type: 'mc:answer'
  url: string
  /** When it was stored, ms since 1970; absent when it came from the server just now. */
  storedAt?: number
}

/** From a page to the worker. */
export type WorkerRequest =
  /** What this page had loaded before the worker was there: to be kept as if it had come through it. */
  | { type: 'mc:loaded'; page: string; urls: string[] }
  /** Somebody has logged out: nothing of theirs is to be left. */
  | { type: 'mc:forget' }

/** A worker that takes itself and all that was stored away. It reloads nothing: open pages go on without a worker. */
export const KILLING_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('${CACHE_PREFIX}')) await caches.delete(name)
  await self.registration.unregister()
})()))
`
