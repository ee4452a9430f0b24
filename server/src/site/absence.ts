import type { PageRendering, SiteRendering } from '@mentor-connect/contract/site/rendering'
import type { AskedPage } from './askedPage'
import { GONE, MISSING, ReadFailed, REFUSED } from './readApi'
import { readPlace, type ReadAccess } from './readPlace'

/** Timeout of the read, in ms. It is short because the visitor has already waited for the page. */
const READ_LIMIT_MS = 2_000

const STATUSES = new Map<unknown, number>([
  [MISSING, 404],
  [GONE, 410],
  [REFUSED, 403],
])

/**
 * Returns true if the route of the page lists the allowed values of its last parameter and the value in the
 * path is not among them.
 */
export function hasUnknownValue(site: SiteRendering | undefined, file: string, path: string): boolean {
  const { values } = site?.pages[file] ?? {}
  return values !== undefined && !values.includes(path.split('/').at(-1)!)
}

/**
 * Returns the status of a page that is sent without its content: 404, 410 or 403 if the API says that
 * visitors have no such page; otherwise 200, also while the API is unavailable.
 */
export async function statusWithoutContent(
  access: ReadAccess,
  page: PageRendering | undefined,
  { path, query }: AskedPage,
): Promise<number> {
  const isForBrowsers = page?.browserQuery?.some((name) => query.get(name))
  const read = page?.requiredRead && !isForBrowsers && readAt(page.requiredRead, path)
  if (!read) return 200
  try {
    return STATUSES.get(await readPlace(access, read, { limitMs: READ_LIMIT_MS })) ?? 200
  } catch (error) {
    if (error instanceof ReadFailed) return 200
    throw error
  }
}

/**
 * Replaces the placeholders of a read with the segments of a path. Returns undefined if a segment cannot be
 * used as a value.
 */
function readAt(requiredRead: string, path: string): string | undefined {
  const segments = path.split('/').map(valueOf)
  const read = requiredRead.replace(/{(\d+)}/g, (_, place: string) => segments[Number(place)] ?? '')
  return read.split('/').slice(1).every(Boolean) ? read : undefined
}

/**
 * Escapes a segment again, so that it remains a single segment. Returns an empty string for a segment that
 * would lead to another path, such as `..`.
 */
function valueOf(segment: string): string {
  try {
    const value = decodeURIComponent(segment)
    return /^\.*$/.test(value) ? '' : encodeURIComponent(value)
  } catch {
    return ''
  }
}
