import { LISTED_KINDS, type ListedKind, type SiteMapPart } from '@mentor-connect/contract/api/siteMap'
import { siteMap } from '@mentor-connect/contract/site/siteMap'
import { LRUCache } from 'lru-cache'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { entityTag } from '../../platform/http/entityTag'
import type { ApiAccess } from '../readApi'
import type { SiteState } from '../rendering/liveState'
import { indexOf, pagesOfPart, partsOf } from './listedPages'

const compress = promisify(gzip)

/** Time in ms for which a cached file is fresh. After that it is sent once more while a new one is made. */
const FRESH_MS = 10 * 60_000
const CACHE_BYTES = 32 * 1024 * 1024

export interface SentFile {
  gzipped: Buffer
  etag: string
}

interface Options {
  liveState: () => Promise<SiteState | undefined>
  siteUrl: string
  api: ApiAccess
}

/**
 * Creates the site maps of a site. Each function resolves with undefined if there is no such map, and rejects
 * while the API fails.
 */
export function siteMaps({ liveState, siteUrl, api }: Options) {
  const parts = new LRUCache<ListedKind, SiteMapPart[]>({
    max: LISTED_KINDS.length,
    ttl: FRESH_MS,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: (kind) => partsOf(api, kind),
  })
  const files = new LRUCache<string, SentFile, () => Promise<string>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ gzipped }) => gzipped.length,
    ttl: FRESH_MS,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (_path, _former, { context }) => sent(await context()),
  })

  async function index(): Promise<string> {
    const lists = await Promise.all(
      LISTED_KINDS.map(async (kind) => [kind, await parts.forceFetch(kind)] as const),
    )
    return indexOf(siteUrl, Object.fromEntries(lists) as Record<ListedKind, SiteMapPart[]>)
  }

  async function pages(): Promise<string> {
    const paths = (await liveState())?.site.publicPaths ?? []
    return siteMap(
      siteUrl,
      paths.map((path) => ({ path })),
    )
  }

  const part = async (kind: ListedKind, listed: SiteMapPart) =>
    siteMap(siteUrl, await pagesOfPart(api, kind, listed))

  return {
    index: () => files.forceFetch('index', { context: index }),
    pages: () => files.forceFetch('pages', { context: pages }),
    /**
     * Returns the site map of one part.
     * @param number number of the part, from 1
     */
    async part(kind: ListedKind, number: number): Promise<SentFile | undefined> {
      const listed = (await parts.forceFetch(kind))[number - 1]
      if (!listed) return undefined
      return files.forceFetch(`${kind} ${number}`, { context: () => part(kind, listed) })
    },
  }
}

async function sent(text: string): Promise<SentFile> {
  return { gzipped: await compress(text), etag: entityTag(text) }
}
