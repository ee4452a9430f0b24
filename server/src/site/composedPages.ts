import { REGISTRY_PLACE, withRegistry } from '@mentor-connect/contract/site/pageHtml'
import { REGISTRY_PATH, type SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { LRUCache } from 'lru-cache'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { preparedPage, type PreparedPage } from './preparedPage'

const CACHE_BYTES = 16 * 1024 * 1024

interface Place {
  /** Folder of a generation. */
  generation: string
  /** File of the page, such as `hi/user/home.html`. */
  file: string
}

/** Reads a composed page and inserts the registry of its generation. */
export async function readComposedPage({ generation, file }: Place): Promise<string> {
  const composed = await readFile(join(generation, file), 'utf8')
  // Pages that were composed by an older version already contain the registry.
  if (!composed.includes(REGISTRY_PLACE)) return composed
  const registry = await readFile(join(generation, REGISTRY_PATH), 'utf8')
  return withRegistry(composed, JSON.parse(registry) as SiteRegistry)
}

/**
 * Returns a function that reads composed pages and caches them together with their compressed form. A cached
 * page never becomes stale, because the files of a generation never change.
 */
export function composedPages(): (place: Place) => Promise<PreparedPage> {
  const cache = new LRUCache<string, PreparedPage, Place>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ html, brotli }, key) => html.length + brotli.length + key.length,
    fetchMethod: async (_key, _former, { context }) => preparedPage(await readComposedPage(context)),
  })
  return async (place) => (await cache.fetch(join(place.generation, place.file), { context: place }))!
}
