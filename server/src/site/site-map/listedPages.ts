import {
  getSiteMapEntries,
  getSiteMapParts,
  LISTED_KINDS,
  type ListedKind,
  type SiteMapEntry,
  type SiteMapPart,
} from '@mentor-connect/contract/api/siteMap'
import { siteMapIndex, type MappedPage } from '@mentor-connect/contract/site/siteMap'
import { readApi, type ApiAccess } from '../readApi'

/** Time for one read, in ms; nobody waits for it in front of a page. */
const READ_LIMIT_MS = 10_000

/** Address of the page of each kind. */
const ADDRESSES: Record<ListedKind, (entry: SiteMapEntry) => string> = {
  courses: ({ id }) => `/resource/${id}`,
  mentors: ({ id }) => `/mentor/${id}`,
  workshops: ({ id }) => `/workshops/${id}`,
  lessons: ({ id, courseId }) => `/resource/${courseId}/lessons/${id}`,
}

/** Site map of the pages without parameters. */
export const PAGES_MAP = 'sitemap-pages.xml'
/** Site map of a part of the pages of a kind. @param number from 1 */
export const partMap = (kind: ListedKind, number: number) => `sitemap-${kind}-${number}.xml`

/** The parts of a list of the API, each of which has a site map of its own. */
export async function partsOf(api: ApiAccess, kind: ListedKind): Promise<SiteMapPart[]> {
  return (await read(api, getSiteMapParts.path, kind)) as SiteMapPart[]
}

/** The pages of a part. */
export async function pagesOfPart(
  api: ApiAccess,
  kind: ListedKind,
  { from, courseId }: SiteMapPart,
): Promise<MappedPage[]> {
  const query = { from, ...(courseId && { courseId }) }
  const entries = (await read(api, getSiteMapEntries.path, kind, query)) as SiteMapEntry[]
  return entries.map((entry) => ({ path: ADDRESSES[kind](entry), lastModified: entry.lastModified }))
}

/** The index of all site maps. */
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
