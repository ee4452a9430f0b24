import { runningScript } from './scriptOf'

/** A stored entry of others that is removed or changed after the view. */
export interface Loss {
  /** Name of the store, such as `localStorage`. */
  store: string
  name: string
  what: 'removed' | 'changed'
}

type Values = Map<string, string>

const SHELL = /^shell\//
const OF_AREA = /^remotes\//

/**
 * Stores an entry in each store of the browser before any script of the page runs. Returns a function that lists which
 * of these entries, and of all others that were there, the page has removed or changed. Of the cookies, only those that
 * scripts can read are compared.
 */
export function watchOthersData(): () => Promise<Loss[]> {
  // A document without an origin, such as about:blank, has no stores.
  if (location.protocol !== 'http:') return async () => []
  // Another document of the same profile, such as one that is being closed, must not store under the same name again.
  const name = `of-others-${crypto.randomUUID()}`
  const writes = watchWrites()
  const read = readerOf()
  localStorage.setItem(name, name)
  sessionStorage.setItem(name, name)
  document.cookie = `${name}=${name}; path=/`
  const planted = plantStores(name)
  const before = read()
  return async () => {
    const now = read()
    const lost = Object.entries(before).flatMap(([store, values]) =>
      lossesOf(store, values, now[store]!, writes),
    )
    return [...lost, ...(await planted())]
  }
}

function lossesOf(store: string, before: Values, now: Values, writes: Write[]): Loss[] {
  return [...before.keys()].flatMap((name): Loss[] => {
    const scripts = writes.filter((one) => one.store === store && one.key === name).map((one) => one.script)
    const isSame = now.get(name) === before.get(name)
    // The shell may change its own entries, and repair entries that others have changed.
    if (scripts.every((script) => !OF_AREA.test(script)) && (isSame || SHELL.test(scripts.at(-1) ?? '')))
      return []
    return [{ store, name, what: now.has(name) ? 'changed' : 'removed' }]
  })
}

interface Write {
  store: string
  key: string
  script: string
}

/** Records which scripts write or remove which keys. */
function watchWrites(): Write[] {
  const writes: Write[] = []
  const { setItem, removeItem } = Storage.prototype
  const record = (store: Storage, key: string) =>
    writes.push({
      store: store === sessionStorage ? 'sessionStorage' : 'localStorage',
      key,
      script: runningScript(),
    })
  Storage.prototype.setItem = function write(key: string, value: string) {
    record(this, key)
    setItem.call(this, key, value)
  }
  Storage.prototype.removeItem = function remove(key: string) {
    record(this, key)
    removeItem.call(this, key)
  }
  return writes
}

/** Reads all values with the browser's own functions, even if a release replaces these later. */
function readerOf(): () => Record<string, Values> {
  const { getItem, key } = Storage.prototype
  const count = Object.getOwnPropertyDescriptor(Storage.prototype, 'length')!.get!
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!.get!
  const stored = (store: Storage): Values =>
    new Map(
      Array.from({ length: count.call(store) as number }, (_, index) => {
        const name = key.call(store, index)!
        return [name, getItem.call(store, name)!]
      }),
    )
  const cookies = (): Values => {
    const pairs = (cookie.call(document) as string).split('; ').filter(Boolean)
    return new Map(pairs.map((pair) => pair.split(/=(.*)/s) as [string, string]))
  }
  return () => ({
    localStorage: stored(localStorage),
    sessionStorage: stored(sessionStorage),
    cookies: cookies(),
  })
}

/** Adds a database and a cache. Returns a function that lists which of them was removed. */
function plantStores(name: string): () => Promise<Loss[]> {
  const { databases } = IDBFactory.prototype
  const { has } = CacheStorage.prototype
  const factory = indexedDB
  const all = caches
  const opened = new Promise<void>((resolve) => {
    const request = factory.open(name)
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
    request.onerror = () => resolve()
  })
  const ready = Promise.all([opened, all.open(name)])
  return async () => {
    await ready
    const names = (await databases.call(factory)).map((one) => one.name)
    return [
      ...(names.includes(name) ? [] : [{ store: 'indexedDB', name, what: 'removed' as const }]),
      ...((await has.call(all, name)) ? [] : [{ store: 'caches', name, what: 'removed' as const }]),
    ]
  }
}
