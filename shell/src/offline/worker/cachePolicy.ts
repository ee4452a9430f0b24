import { pathPattern } from '@mentor-connect/contract/api/endpoint'
import type { OfflineReads } from '@mentor-connect/contract/site/serviceWorker'

const patternsOf = (paths: string[] = []) => paths.map((path) => pathPattern({ path }))

/**
 * Makes the function that names the cache for a GET response; undefined if it must not be cached. What one area calls
 * personal is personal: it is deleted when the person leaves.
 */
export function createCachePolicy(reads: OfflineReads = {}): (url: URL) => 'public' | 'personal' | undefined {
  const [personal, ofAll] = [patternsOf(reads.personal), patternsOf(reads.public)]
  return ({ pathname }) => {
    if (personal.some((one) => one.test(pathname))) return 'personal'
    return ofAll.some((one) => one.test(pathname)) ? 'public' : undefined
  }
}

const UPLOADED_PICTURE = /^\/files\/[^/]+\/[^/]+\.(avif|svg|webp)$/

/** Pictures of courses, people and lessons. Films and documents are too large to be kept. */
export const isPicture = ({ pathname }: URL): boolean =>
  pathname.startsWith('/media/') || UPLOADED_PICTURE.test(pathname)
