import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import { readOfKey } from '@mentor-connect/contract/site/rendering'
import { ALL_CONTENT } from '../../platform/content-changes/contentChanges'
import { PUBLIC_PAGES } from '../publicPages'

/** The reads of public pages, each with the tag of the content that it returns. */
const READS = Object.entries(PUBLIC_PAGES).flatMap(([kind, { tag, reads, lists }]) => [
  ...reads.map((endpoint) => ({ pattern: patternOf(endpoint), tagOf: (id: string) => `${tag}:${id}` })),
  ...lists.map((endpoint) => ({ pattern: patternOf(endpoint), tagOf: () => kind })),
])

/** Returns an expression that matches the paths of an endpoint and captures the first parameter. */
export function patternOf({ path }: AnyEndpoint): RegExp {
  return new RegExp(`^${path.replace(/:[^/]+/g, '([^/]+)')}$`)
}

/**
 * Returns the tags of the content that reads return. A read that no public page declares gets the tag for all
 * content.
 *
 * @param keys cache keys of reads: method, path, query and body as a JSON array
 */
export function tagsOfReads(keys: string[]): string[] {
  return [...new Set(keys.map((key) => tagOfPath(readOfKey(key).path)))]
}

function tagOfPath(path: string): string {
  for (const { pattern, tagOf } of READS) {
    const match = pattern.exec(path)
    if (match) return tagOf(match[1] ?? '')
  }
  return ALL_CONTENT
}
