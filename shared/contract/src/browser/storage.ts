import { OVERFLOW_PREFIX } from '../site/inlineStorage'

/*
 * The only access to the browser's stores (lint: ours/browser-stores). Stores may be missing: people block site data,
 * phones are full, web views have no storage, and embedded pages are denied it. The property of a store may then be
 * null or throw, or a call may throw. The functions of this module never throw. Without a store, the page works as if
 * nothing had been stored before.
 */

export interface StoredItems {
  /** Returns null if nothing is stored or if it cannot be read. */
  getItem: (key: string) => string | null
  /** Stores a value at least until the page is closed. Returns true if it is stored for longer. */
  setItem: (key: string, value: string) => boolean
  removeItem: (key: string) => void
}

type StoreName = 'localStorage' | 'sessionStorage'

/** Items stored for this browser. If an item does not fit, it is stored for the tab, or else only for the page. */
export const browserItems: StoredItems = createItems('localStorage')

/** Items stored for this tab. If an item does not fit, it is stored only for the page. */
export const tabItems: StoredItems = createItems('sessionStorage')

function createItems(name: StoreName): StoredItems {
  const memoryKey = (key: string) => `${name}:${key}`
  const overflow = name === 'localStorage' ? () => tabItems : undefined
  const forget = (key: string) => {
    unstored().delete(memoryKey(key))
    overflow?.().removeItem(OVERFLOW_PREFIX + key)
  }

  function remove(key: string): boolean {
    return attempt(name, (store) => store.removeItem(key)) !== undefined
  }

  return {
    getItem(key) {
      const kept = unstored().get(memoryKey(key))
      if (kept !== undefined) return kept
      return (
        overflow?.().getItem(OVERFLOW_PREFIX + key) ??
        attempt(name, (store) => store.getItem(key))?.value ??
        null
      )
    },
    setItem(key, value) {
      if (typeof window === 'undefined') return false
      forget(key)
      if (attempt(name, (store) => store.setItem(key, value))) return true
      // The outdated value is removed so that it does not reappear on the next page.
      remove(key)
      const isKeptForTab = overflow?.().setItem(OVERFLOW_PREFIX + key, value) ?? false
      if (!isKeptForTab) unstored().set(memoryKey(key), value)
      return false
    },
    removeItem(key) {
      if (typeof window === 'undefined') return
      forget(key)
      if (!remove(key)) unstored().set(memoryKey(key), null)
    },
  }
}

/** Returns undefined if the browser refused access to the store. */
function attempt<Value>(name: StoreName, act: (store: Storage) => Value): { value: Value } | undefined {
  try {
    const store = globalThis.window?.[name]
    return store ? { value: act(store) } : undefined
  } catch (error) {
    reportOnce(name, error)
    return undefined
  }
}

const PAGE_MEMORY = Symbol.for('mentor-connect.unstored-items')

/**
 * Items that the browser could not store, or could not remove (null). Each area bundles its own copy of this module,
 * so they are kept in a global variable.
 */
function unstored(): Map<string, string | null> {
  const page = globalThis as { [PAGE_MEMORY]?: Map<string, string | null> }
  return (page[PAGE_MEMORY] ??= new Map())
}

/** Returns undefined if the browser has no databases or refuses them. Opening one may still be refused. */
export const databases = (): IDBFactory | undefined => refusable('indexedDB', () => globalThis.indexedDB)

/** Returns undefined if the browser has no caches or refuses them. Opening one may still be refused. */
export const cacheStorage = (): CacheStorage | undefined => refusable('caches', () => globalThis.caches)

/** Opens a cache; undefined if the browser has none or refuses it. */
export async function openCache(name: string): Promise<Cache | undefined> {
  try {
    return await cacheStorage()?.open(name)
  } catch (error) {
    reportOnce('caches', error)
    return undefined
  }
}

/** Returns undefined if the browser has no service workers or refuses them. Registering one may still be refused. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  refusable('serviceWorker', () => globalThis.navigator?.serviceWorker)

/** Resolves with false if the browser says that it cannot store this many bytes more. Not every browser can tell. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  try {
    const estimated = await globalThis.navigator?.storage?.estimate?.()
    const { quota, usage = 0 } = estimated ?? {}
    return quota === undefined || usage + bytes < quota
  } catch (error) {
    reportOnce('storage estimate', error)
    return true
  }
}

/** Returns true if the browser allows local storage and its store has enough space for a session. */
export const acceptsItems = (): boolean =>
  attempt('localStorage', (store) => {
    store.setItem('mc.probe', 'x'.repeat(1024))
    store.removeItem('mc.probe')
  }) !== undefined

/** Returns true if the browser keeps cookies. Nobody can stay logged in without them. */
export const acceptsCookies = (): boolean =>
  refusable('cookies', () => globalThis.navigator?.cookieEnabled) !== false

/** Writes a cookie if the browser lets scripts do so. */
export function writeCookie(cookie: string): void {
  refusable('cookies', () => (document.cookie = cookie))
}

function refusable<Value>(name: string, get: () => Value): Value | undefined {
  try {
    return get() ?? undefined
  } catch (error) {
    reportOnce(name, error)
    return undefined
  }
}

const reported = new Set<string>()

function reportOnce(name: string, error: unknown) {
  if (reported.has(name)) return
  reported.add(name)
  console.info(`The browser refuses ${name}: what is not stored is kept until the page is closed.`, error)
}
