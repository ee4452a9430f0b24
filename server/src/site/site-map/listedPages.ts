import {
  getSiteMapEntries,
  getSiteMapParts,
  LISTED_KINDS,
  type ListedKind,
  type SiteMapEntry,
  type SiteMapPart,
} from '@mentor-connect/contract/api/siteMap'
import { siteMapIndex, type MappedPage } from '@mentor-connect/contract/site/siteMap'
import { PUBLIC_PAGES } from '../publicPages'
import { readApi, type ApiAccess } from '../readApi'

/** Timeout of one read, in ms. It is long because no visitor waits for it. */
const READ_LIMIT_MS = 10_000

/** File name of the site map of the pages without parameters. */
export const PAGES_MAP = 'sitemap-pages.xml'
/** Returns the file name of the site map of one part of a kind. Parts are numbered from 1. */
export const partMap = (kind: ListedKind, number: number) => `sitemap-${kind}-${number}.xml`

/** Returns the parts of a list in the API. Each part has a separate site map. */
export async function partsOf(api: ApiAccess, kind: ListedKind): Promise<SiteMapPart[]> {
  return (await read(api, getSiteMapParts.path, kind)) as SiteMapPart[]
}

/** Returns the pages of a part. */
export async function pagesOfPart(
  api: ApiAccess,
  kind: ListedKind,
  { from, courseId }: SiteMapPart,
): Promise<MappedPage[]> {
  const query = { from, ...(courseId && { courseId }) }
  const entries = (await read(api, getSiteMapEntries.path, kind, query)) as SiteMapEntry[]
  return entries.map((entry) => ({
    path: PUBLIC_PAGES[kind].address(entry),
    lastModified: entry.lastModified,
  }))
}

/** Returns the index of all site maps. */
export function indexOf(siteUrl: string, parts: Record<ListedKind, SiteMapPart[]>): string {
  const maps = LISTED_KINDS.flatMap((kind) =>
    parts[kind].map(({ lastModified }, position) => ({
      path: `/${partMap(kind, position + 1)}`,
      lastModified,
    })),
  )
  return siteMapIndex(siteUrl, [{ path: `/${PAGES_MAP}` }, ...maps])
}

const read = (api: ApiAccess, path: string, kind: ListedKind, query = {}) =>
  readApi(api, path.replace(':kind', kind), { query, limitMs: READ_LIMIT_MS })
