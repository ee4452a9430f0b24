import { RENDERING_FILE, type PageRendering, type SiteRendering } from '@mentor-connect/shared/site/rendering'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { createBreakers } from './breakers'
import { readAnswers, ReadFailed, type PageApi, type Reads } from './answers'
import { fillPage } from './fillPage'
import type { LiveFiles } from './pageTask'
import type { Renderer } from './renderer'

const compress = promisify(brotliCompress)

/** A page is sent as it is in the cache for this long, in ms; then it is sent once more while it is read again. */
const FRESH_MS = 30_000
/** How long a visitor waits for a page that is not in the cache, in ms. */
const PATIENCE_MS = 600
const CACHE_BYTES = 64 * 1024 * 1024
/** Stands for every address that has no page: they share one in the cache. */
const NOWHERE = '/page-not-found'
/** An area that fails often is not rendered for some minutes; while the API fails, one page in five seconds asks it. */
const AREA_LIMITS = { faults: 3, windowMs: 60_000, pauseMs: 5 * 60_000 }
const API_LIMITS = { faults: 1, windowMs: 1, pauseMs: 5_000 }
const BROTLI_QUALITY = 5
const QUERY_VALUE_MAX = 40

export interface SentPage {
  status: number
  html: Buffer
  brotli: Buffer
  etag: string
}

interface CachedPage extends SentPage {
  /** What it was rendered with: as long as this is unchanged, so is the page. */
  source: string
  plan: { status: number; reads: string[] }
}

interface Options {
  /** Folder of the site. */
  root: string
  api: PageApi
  siteUrl: string
  renderer: Renderer
  logger?: FastifyBaseLogger
}

interface Wanted {
  /** Name of the composed page's file. */
  file: string
  url: string
  live: string
  site: SiteRendering
}

/**
 * The pages of the site with their content, for visitors, in English. Undefined means that the composed page has to be
 * sent, which the browser renders: whatever fails, people get at least that.
 */
export function renderedPages({ root, api, siteUrl, renderer, logger }: Options) {
  const ofAreas = createBreakers(AREA_LIMITS)
  const ofApi = createBreakers(API_LIMITS)
  const states = new LRUCache<string, SiteRendering>({ max: 4 })
  const cache = new LRUCache<string, CachedPage, Wanted>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ html, brotli }) => html.length + brotli.length,
    ttl: FRESH_MS,
    allowStale: true,
    // An earlier page is better than one without content.
    allowStaleOnFetchRejection: true,
    fetchMethod: (_key, former, { context }) => guarded(context, former),
  })

  /** The composed state that is live: one rename moves the link, so a page never mixes two states. */
  async function liveState(): Promise<{ live: string; site: SiteRendering } | undefined> {
    const link = await readlink(join(root, 'live')).catch(() => undefined)
    if (!link) return undefined
    const live = join(root, link)
    const known = states.get(live)
    if (known) return { live, site: known }
    try {
      const site = JSON.parse(await readFile(join(live, RENDERING_FILE), 'utf8')) as SiteRendering
      states.set(live, site)
      return { live, site }
    } catch {
      // Composed by an earlier version.
      return undefined
    }
  }

  async function guarded(wanted: Wanted, former?: CachedPage): Promise<CachedPage | undefined> {
    const areas = wanted.site.pages[wanted.file]?.areas ?? []
    if (!ofAreas.allow(areas) || !ofApi.allow(['api'])) throw new Error('Rendering is paused after failures.')
    try {
      return await produce(wanted, former)
    } catch (error) {
      if (error instanceof ReadFailed) ofApi.failed(['api'])
      else ofAreas.failed(areas)
      logger?.warn({ url: wanted.url, reason: String(error) }, 'A page could not be rendered.')
      throw error
    }
  }

  async function produce(
    { file, url, live, site }: Wanted,
    former?: CachedPage,
  ): Promise<CachedPage | undefined> {
    const files: LiveFiles = { config: site.config, files: absolute(root, site.files) }
    const task = { live: files, url, locale: 'en' as const }
    const plan = former?.plan ?? (await renderer.run(task)).plan
    if (!plan) return undefined
    if (plan.status === 404 && url !== NOWHERE) return cached({ file, url: NOWHERE, live, site })
    const { answers, isMissing }: Reads = await readAnswers(api, plan.reads)
    if (isMissing && url !== NOWHERE) return cached({ file, url: NOWHERE, live, site })
    const composed = await readFile(join(live, file), 'utf8')
    const source = hash(JSON.stringify([live, file, answers]))
    if (former?.source === source) return former
    const { page } = await renderer.run({ ...task, answers })
    if (!page) return undefined
    const html = fillPage(composed, {
      page,
      state: { answers, time: Date.now() },
      url: siteUrl + url,
    })
    if (!html) return undefined
    const plain = Buffer.from(html)
    const brotli = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    return { status: page.status, html: plain, brotli, etag: `"${hash(html)}"`, source, plan }
  }

  const cached = (wanted: Wanted) =>
    cache.fetch(`${wanted.live} ${wanted.file} ${wanted.url}`, { context: wanted })

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
    const wanted: Wanted = { file, url, ...state }
    const produced = cached(wanted).catch(() => undefined)
    // The page is finished for the next visitor, even if this one does not wait.
    return Promise.race([produced, sleep(PATIENCE_MS, undefined, { ref: false })])
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
    return value ? [[name, value] as const] : []
  })
  if (used.some(([, value]) => value.length > QUERY_VALUE_MAX)) return undefined
  return used.length > 0 ? `?${new URLSearchParams(used.map(([name, value]) => [name, value]))}` : ''
}

const absolute = (root: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([area, file]) => [area, join(root, file)]))

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)
