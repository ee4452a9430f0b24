import type { PageRendering } from '@mentor-connect/shared/site/rendering'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGuard } from './guard'
import { liveStateOf } from './liveState'
import {
  producePage,
  type PageSources,
  type ProducedPage,
  type SentPage,
  type WantedPage,
} from './producePage'

/** A cached page is fresh for this long, in ms. After that it is sent while a new one is produced. */
const FRESH_MS = 30_000
/** How long a visitor waits for a page that is not in the cache, in ms. */
const WAIT_MS = 600
const CACHE_BYTES = 64 * 1024 * 1024
const QUERY_VALUE_MAX = 40

interface Options extends PageSources {
  logger?: FastifyBaseLogger
}

/**
 * The pages of the site with their content, for visitors, in English. Undefined means that the composed page is to be
 * sent, which the browser renders: people get at least that, whatever fails.
 */
export function renderedPages({ logger, ...sources }: Options) {
  const liveState = liveStateOf(sources.root)
  const guarded = createGuard(logger)
  const cache = new LRUCache<string, ProducedPage, WantedPage>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ html, brotli }) => html.length + brotli.length,
    ttl: FRESH_MS,
    allowStale: true,
    // An earlier page is better than one without content.
    allowStaleOnFetchRejection: true,
    fetchMethod: (_key, former, { context }) => produce(context, former),
  })

  async function produce(wanted: WantedPage, former?: ProducedPage): Promise<ProducedPage | undefined> {
    const areas = wanted.site.pages[wanted.file]?.areas ?? []
    return guarded({ url: wanted.url, areas }, () =>
      producePage({ ...sources, pageAt: cached }, wanted, former),
    )
  }

  function cached(wanted: WantedPage): Promise<ProducedPage | undefined> {
    return cache.fetch(`${wanted.live} ${wanted.file} ${wanted.url}`, { context: wanted })
  }

  /** @param file name of the composed page's file; `path` and `query` are the address that was asked for */
  return async function rendered(
    file: string,
    path: string,
    query: URLSearchParams,
  ): Promise<SentPage | undefined> {
    const state = await liveState()
    const rendering = state?.site.pages[file]
    if (!state || !rendering) return undefined
    const declared = declaredQuery(query, rendering)
    if (declared === undefined) return undefined
    const url = path + declared
    const wanted: WantedPage = { file, url, ...state }
    const produced = cached(wanted).catch(() => undefined)
    // The page is finished for the next visitor, even if this one does not wait.
    return Promise.race([produced, sleep(WAIT_MS, undefined, { ref: false })])
  }
}

/**
 * The query parameters that change the content, in one order; a page has one address for each content. Undefined if only
 * browsers render the page with this query.
 */
function declaredQuery(
  query: URLSearchParams,
  { query: names, browserQuery = [] }: PageRendering,
): string | undefined {
  if (browserQuery.some((name) => query.get(name))) return undefined
  const used = names.flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value] satisfies [string, string]] : []
  })
  if (used.some(([, value]) => value.length > QUERY_VALUE_MAX)) return undefined
  return used.length > 0 ? `?${new URLSearchParams(used)}` : ''
}
