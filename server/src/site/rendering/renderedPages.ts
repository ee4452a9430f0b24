import type { PageRendering } from '@mentor-connect/contract/site/rendering'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { IncomingMessage } from 'node:http'
import type { AskedPage } from '../askedPage'
import type { CountMiss } from '../limitMisses'
import type { PageFiles } from '../pageTemplates'
import { createContentVersions } from './contentVersions'
import { createGuard } from './guard'
import { canonicalValue } from './listPages'
import { liveStateOf, type SiteState } from './liveState'
import { createPageCache, type Found, type MovedPage } from './pageCache'
import {
  addressOf,
  producePage,
  type PageSources,
  type Produced,
  type SentPage,
  type WantedPage,
} from './producePage'
import type { RenderingMetrics } from './rendering.metrics'
import { createWarmUp } from './warmUp'

/** Maximum time in ms that a visitor waits for a page that is not in the cache. */
const WAIT_MS = 600
/** Interval in which the live state is checked for changes while nobody visits the site, in ms. */
const STATE_INTERVAL_MS = 1_000
const QUERY_VALUE_MAX = 40

interface Options extends PageSources {
  countMiss: CountMiss
  metrics: RenderingMetrics
  logger?: FastifyBaseLogger
}

/** Result for a page that is refused because the client's network has had too many pages rendered. */
export interface RefusedPage {
  retryAfterSeconds: number
}

export interface RenderedPages {
  /** Renders a page. Resolves with undefined if the composed page is to be sent without content. */
  rendered: (
    files: PageFiles,
    asked: AskedPage,
    client: IncomingMessage,
  ) => Promise<SentPage | MovedPage | RefusedPage | undefined>
  /**
   * Records that content with these tags has changed. Pages with that content are produced again when they
   * are next requested.
   */
  contentChanged: (tags: string[]) => void
  stop: () => void
}

/**
 * Renders the pages of the site with their content, for visitors. If an error occurs, people still get the
 * composed page, which their browser renders.
 */
export function renderedPages({ countMiss, logger, metrics, ...sources }: Options): RenderedPages {
  const liveState = liveStateOf(sources.root)
  const guarded = createGuard(logger)
  const versions = createContentVersions()
  const cache = createPageCache({ versions, produce })
  metrics.observeCache(cache.usage)
  const warmUp = createWarmUp({ find: cache.find, logger })
  const watch = setInterval(() => void liveState().then(warmUp.stateIs), STATE_INTERVAL_MS).unref()

  async function produce(wanted: WantedPage, former?: Produced): Promise<Produced | undefined> {
    const areas = wanted.site.pages[wanted.file]?.areas ?? []
    return guarded({ url: addressOf(wanted), areas }, () =>
      metrics.producing(producePage(sources, wanted, former)),
    )
  }

  /**
   * Finds a page within the time that a visitor waits. If that time is too short, the page is still finished
   * for the next visitor.
   */
  async function findInTime(wanted: WantedPage): Promise<Found | undefined> {
    const found = cache.find(wanted).then(
      (page) => page ?? ('browser' as const),
      () => 'failed' as const,
    )
    const first = await Promise.race([found, sleep(WAIT_MS, 'late' as const, { ref: false })])
    metrics.sent(typeof first === 'string' ? first : first.source)
    return typeof first === 'string' ? undefined : first
  }

  async function rendered(files: PageFiles, asked: AskedPage, client: IncomingMessage) {
    const state = await liveState()
    const wanted = state && wantedPage(state, files, asked)
    if (!wanted) return undefined
    warmUp.stateIs(state)
    const retryAfterSeconds = cache.has(wanted) ? 0 : await countMiss(client)
    if (retryAfterSeconds > 0) {
      metrics.sent('refused')
      return { retryAfterSeconds }
    }
    const page = (await findInTime(wanted))?.page
    if (page && 'html' in page && page.status === 200) warmUp.asked(wanted)
    return page
  }

  return {
    rendered,
    contentChanged(tags) {
      metrics.contentChanged(tags.length)
      versions.changed(tags)
    },
    stop: () => clearInterval(watch),
  }
}

/** Returns the page to render, or undefined if only browsers render it. */
function wantedPage(
  state: SiteState,
  { file, composed }: PageFiles,
  { path, base, locale, query }: AskedPage,
): WantedPage | undefined {
  const rendering = state.site.pages[file]
  const declared = rendering && declaredQuery(query, rendering)
  return declared === undefined
    ? undefined
    : { file, composed, locale, base, path: path + declared, ...state }
}

/**
 * Returns the query parameters that change the content, in a fixed order, so that each content has exactly
 * one address. Returns undefined if only browsers render the page with this query.
 */
function declaredQuery(
  query: URLSearchParams,
  { query: names, browserQuery = [] }: PageRendering,
): string | undefined {
  if (browserQuery.some((name) => query.get(name))) return undefined
  const used = names.flatMap((name) => {
    const given = query.get(name) ?? ''
    const value = given.length > QUERY_VALUE_MAX ? given : canonicalValue(name, given)
    return value ? [[name, value] satisfies [string, string]] : []
  })
  if (used.some(([, value]) => value.length > QUERY_VALUE_MAX)) return undefined
  return used.length > 0 ? `?${new URLSearchParams(used)}` : ''
}
