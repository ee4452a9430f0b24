import { pathPattern } from '@mentor-connect/contract/api/endpoint'
import type { OfflineReads } from '@mentor-connect/contract/site/serviceWorker'

const patternsOf = (paths: string[] = []) => paths.map((path) => pathPattern({ path }))

/**
 * Creates a function that names the cache for a GET response; undefined if it must not be cached. If one area
 * declares a read as personal, the read is personal for all areas, and its responses are deleted when the
 * person signs out.
 */
export function createCachePolicy(reads: OfflineReads = {}): (url: URL) => 'public' | 'personal' | undefined {
  const [personal, ofAll] = [patternsOf(reads.personal), patternsOf(reads.public)]
  return ({ pathname }) => {
    if (personal.some((one) => one.test(pathname))) return 'personal'
    return ofAll.some((one) => one.test(pathname)) ? 'public' : undefined
  }
}

const UPLOADED_PICTURE = /^\/files\/[^/]+\/[^/]+\.(avif|svg|webp)$/

/** Returns true for pictures of courses, people and lessons. Videos and documents are too large for the cache. */
export const isPicture = ({ pathname }: URL): boolean =>
  pathname.startsWith('/media/') || UPLOADED_PICTURE.test(pathname)
