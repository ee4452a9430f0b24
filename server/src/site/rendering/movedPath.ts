import { readOfKey } from '@mentor-connect/contract/site/rendering'
import { PUBLIC_PAGES } from '../publicPages'
import { readApi, type ApiAccess } from '../readApi'
import { patternOf } from './contentTags'

/** Pages whose addresses can change. */
const MOVING = Object.values(PUBLIC_PAGES).flatMap(({ address, reads: [read], moved }) =>
  read && moved ? [{ address, moved, pattern: patternOf(read) }] : [],
)

/** Timeout of the read, in ms; no visitor waits for that long. */
const READ_LIMIT_MS = 10_000

/**
 * Returns the current path of a page whose first read has found nothing, if the page was at the requested
 * address before.
 *
 * @param keys cache keys of the reads of the page
 * @throws ReadFailed
 */
export async function movedPathOf(api: ApiAccess, [key]: string[]): Promise<string | undefined> {
  const path = key === undefined ? '' : readOfKey(key).path
  for (const { pattern, address, moved } of MOVING) {
    const [, slug] = pattern.exec(path) ?? []
    if (slug === undefined) continue
    const found = await readApi(api, moved.path.replace(':slug', slug), { limitMs: READ_LIMIT_MS })
    return typeof found === 'symbol'
      ? undefined
      : address({ id: (found as { slug: string }).slug, lastModified: '' })
  }
  return undefined
}
