import { runtimeConfig } from '@mentor-connect/api'
import { addressOfRead, isKeyOfRead } from '@mentor-connect/contract/site/rendering'
import type { Cache, State } from 'swr'

/** Timeout of an early read, in ms. After it, the page requests the read itself. */
const DEADLINE_MS = 8000

interface EarlyRead {
  answer: Promise<unknown>
  /** The answer, once it has arrived. */
  data?: unknown
  /**
   * True if a page has taken the answer. A later read of the same page is then sent to the server, because it
   * needs newer data.
   */
  isTaken?: boolean
  /** True if `store` has put the answer into the cache. */
  isStored?: boolean
}

/**
 * Creates the store of early reads: the first reads of the next page, which are requested while its scripts
 * are loading. The answers are kept until the page is shown.
 */
export function createEarlyReads() {
  const reads = new Map<string, EarlyRead>()

  function readOf(key: unknown): EarlyRead | undefined {
    if (reads.size === 0 || typeof key !== 'string' || !isKeyOfRead(key)) return undefined
    return reads.get(addressOfRead(key))
  }

  return {
    /** Requests these addresses on the API. Answers for an earlier page are dropped. */
    begin(addresses: string[]) {
      reads.clear()
      for (const address of addresses) reads.set(address, begun(address))
    },
    /** Drops all answers, because the page is shown or another person is signed in. */
    end: () => reads.clear(),
    /**
     * Puts the answer to a read into the cache, if the answer has arrived and the cache has none. Returns
     * true if the page then does not need to read it.
     */
    store(cache: Cache, key: unknown): boolean {
      const read = readOf(key)
      if (read?.data === undefined) return false
      if (!read.isTaken && cache.get(key as string)?.data === undefined) {
        // SWR stores the key together with the data.
        cache.set(key as string, { data: read.data, _k: key } as State)
        read.isTaken = read.isStored = true
      }
      return read.isStored === true
    },
    /**
     * Resolves with the early answer to a read if it has not been taken yet. Otherwise, or if the early read
     * failed, calls `ask`.
     */
    async answerTo<Data>(key: unknown, ask: () => Data | Promise<Data>): Promise<Data> {
      const read = readOf(key)
      if (!read || read.isTaken) return ask()
      read.isTaken = true
      return read.answer.catch(ask) as Promise<Data>
    },
  }
}

function begun(address: string): EarlyRead {
  const read: EarlyRead = { answer: request(address) }
  read.answer.then(
    (data) => (read.data = data),
    // If the early read has failed, the page reads again and reports any failure itself.
    () => undefined,
  )
  return read
}

async function request(address: string): Promise<unknown> {
  const response = await fetch(runtimeConfig().apiUrl + address, {
    credentials: 'include',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  if (!response.ok) throw new Error(`The API answers ${response.status}.`)
  return ((await response.json()) as { data: unknown }).data
}

export type EarlyReads = ReturnType<typeof createEarlyReads>
