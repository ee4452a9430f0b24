import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { SiteState } from './liveState'
import type { WantedPage } from './producePage'

/** Number of pages that are produced when another state becomes live. */
const PAGES_WARMED = 50
/** Maximum number of addresses whose visits are counted. */
const ADDRESSES_MAX = 1_000

type Address = Omit<WantedPage, keyof SiteState>

interface Options {
  find: (wanted: WantedPage) => Promise<unknown>
  logger?: FastifyBaseLogger
}

/**
 * Creates the warm-up, which produces the most requested pages again after a release or a rollback, so that
 * few visitors wait for them. The new state is live at once. Only one page is produced at a time, so that a
 * visitor waits for at most one of them.
 */
export function createWarmUp({ find, logger }: Options) {
  const visits = new LRUCache<string, { address: Address; count: number }>({ max: ADDRESSES_MAX })
  let latest: string | undefined

  function mostRequested(): Address[] {
    return [...visits.values()]
      .sort((a, b) => b.count - a.count)
      .slice(0, PAGES_WARMED)
      .map(({ address }) => address)
  }

  /**
   * Produces the pages. Stops early if another state becomes live, or if a page fails, because the others
   * would probably fail, too.
   */
  async function warm(state: SiteState) {
    const addresses = mostRequested().filter(({ file }) => state.site.pages[file])
    for (const visited of visits.values()) visited.count /= 2
    for (const address of addresses) {
      if (latest !== state.live) return
      await find({ ...address, ...state })
    }
    if (addresses.length > 0)
      logger?.info({ pages: addresses.length, live: state.live }, 'The most requested pages are rendered.')
  }

  return {
    /** Counts a page that was sent to a visitor. */
    asked({ live: _live, site: _site, ...address }: WantedPage) {
      const key = Object.values(address).join(' ')
      const count = (visits.get(key)?.count ?? 0) + 1
      visits.set(key, { address, count })
    },

    /** Starts the warm-up if the live state has changed. */
    stateIs(state: SiteState | undefined) {
      if (!state || state.live === latest) return
      const isFirst = latest === undefined
      latest = state.live
      if (!isFirst)
        warm(state).catch((error: unknown) => logger?.warn({ err: error }, 'Pages are not warmed.'))
    },
  }
}
