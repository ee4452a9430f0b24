import { LRUCache } from 'lru-cache'
import { tagsOfReads } from './contentTags'
import type { ContentVersions } from './contentVersions'
import { addressOf, type Produced, type ProducedPage, type StandIn, type WantedPage } from './producePage'

/**
 * Time in ms for which a cached page is fresh if no change is reported. After that it is sent once more while
 * a new one is produced.
 */
const FRESH_MS = 30_000
const CACHE_BYTES = 64 * 1024 * 1024
/**
 * Size in bytes of the separate cache for unknown addresses, so that invented addresses do not displace
 * pages.
 */
const STAND_IN_BYTES = 4 * 1024 * 1024
/** Estimated size in bytes of an entry, not counting its page and its key. */
const ENTRY_BYTES = 500

type Cached<Kind> = Kind & { tags: string[]; readSince: number }

/** The origin of a page. A page that is `stale` may be older than its data. */
export type Source = 'cached' | 'stale' | 'produced'

export interface Found {
  page: ProducedPage | MovedPage
  source: Source
}

/** Result for an address whose content is at another address. */
export interface MovedPage {
  /** Path and query on the site. */
  movedTo: string
  redirect: NonNullable<StandIn['redirect']>
}

interface Options {
  versions: ContentVersions
  /** Produces a page. `former` is an earlier page of this address. */
  produce: (wanted: WantedPage, former?: Produced) => Promise<Produced | undefined>
}

/** Options for a page that is known to be outdated: it is never sent, even if no new one can be produced. */
const REPLACED = {
  forceRefresh: true,
  allowStale: false,
  allowStaleOnFetchRejection: false,
  noDeleteOnFetchRejection: true,
}

/** Creates a cache of rendered pages by address. Each address is rendered at most once at a time. */
export function createPageCache({ versions, produce }: Options) {
  /**
   * Number of pages that are being produced for the first time. The size of the cache already includes them.
   */
  let awaited = 0
  const pages = new LRUCache<string, Cached<Produced>, WantedPage>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (page, key) => key.length + ENTRY_BYTES + bytesOf(page),
    ttl: FRESH_MS,
    allowStale: true,
    fetchMethod: async (_key, former, { context }) => {
      const readSince = versions.current()
      if (!former) awaited += 1
      try {
        const page = await produce(context, former)
        return page && { ...page, readSince, tags: tagsOfReads(page.plan.reads) }
      } finally {
        if (!former) awaited -= 1
      }
    },
  })
  const standIns = new LRUCache<string, Cached<StandIn>>({
    maxSize: STAND_IN_BYTES,
    sizeCalculation: (_standIn, key) => key.length + ENTRY_BYTES,
    ttl: FRESH_MS,
  })

  /**
   * Returns the page of an address, which includes all changes that were reported before the call. Returns
   * undefined if only browsers render the page.
   *
   * @throws the error of `produce`, if there is no earlier page that can be sent
   */
  async function find(wanted: WantedPage): Promise<Found | undefined> {
    const key = keyOf(wanted)
    const known = standIns.get(key)
    if (known && !versions.isOutdated(known)) return findInstead(wanted, known, 'cached')
    const { page, source } = await upToDate(key, wanted)
    if (!page) return undefined
    if (!isStandIn(page)) return { page, source }
    standIns.set(key, page)
    if (pages.peek(key) === page) pages.delete(key)
    return findInstead(wanted, page, source)
  }

  async function findInstead(wanted: WantedPage, { instead, redirect }: StandIn, source: Source) {
    const other = { ...wanted, path: instead }
    return redirect ? { page: { movedTo: addressOf(other), redirect }, source } : find(other)
  }

  async function upToDate(key: string, wanted: WantedPage) {
    const first = await lookUp(key, wanted)
    // If the page was being produced for an earlier visitor, its data may have been read before a change. The second
    // look-up reads it again.
    return first.page && versions.isOutdated(first.page) ? lookUp(key, wanted) : first
  }

  async function lookUp(key: string, wanted: WantedPage) {
    const known = pages.peek(key)
    const isOutdated = known !== undefined && versions.isOutdated(known)
    const isFresh = pages.getRemainingTTL(key) > 0
    const page = await pages.fetch(key, {
      context: wanted,
      // If the data cannot be read, an earlier page is better than one without content.
      allowStaleOnFetchRejection: known !== undefined,
      ...(isOutdated && REPLACED),
    })
    const source: Source = page !== known ? 'produced' : isFresh ? 'cached' : 'stale'
    return { page, source }
  }

  return {
    find,
    /** Returns true if the page of an address, or the page that is sent instead, was produced before. */
    has(wanted: WantedPage): boolean {
      const key = keyOf(wanted)
      return standIns.has(key) || pages.peek(key) !== undefined
    },
    /** Returns the number and the size of the pages that can be sent. */
    usage: () => ({ pages: pages.size - awaited, bytes: pages.calculatedSize }),
  }
}

function bytesOf(page: Produced): number {
  return isStandIn(page) ? 0 : page.html.length + page.brotli.length
}

const isStandIn = (page: Produced): page is StandIn => 'instead' in page

const keyOf = (wanted: WantedPage) => `${wanted.live} ${wanted.file} ${wanted.locale} ${addressOf(wanted)}`
