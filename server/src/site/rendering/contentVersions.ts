import { ALL_CONTENT } from '../../platform/content-changes/contentChanges'

/**
 * Number of tags whose last change is remembered. If the change of a tag is forgotten, all pages read before it count
 * as outdated.
 */
const TAGS_REMEMBERED = 10_000

export interface ContentVersions {
  /** Number of messages about changes so far. */
  current: () => number
  changed: (tags: string[]) => void
  /** Returns true if content of the page has changed since its reads began. */
  isOutdated: (page: { tags: string[]; readSince: number }) => boolean
}

/**
 * Creates a record of when content has last changed. A page is compared with it each time it is requested. A
 * page whose data was read before a change is therefore recognized even if it is cached after the change.
 */
export function createContentVersions(remembered = TAGS_REMEMBERED): ContentVersions {
  /** Number of the last message for each tag. The most recently changed tag is last. */
  const changes = new Map<string, number>()
  let current = 0
  /** Number of the last message that has declared all content changed. */
  let everything = 0

  function changedIn(tag: string): number {
    return Math.max(everything, tag === ALL_CONTENT ? current : (changes.get(tag) ?? 0))
  }

  return {
    current: () => current,
    changed(tags) {
      current += 1
      for (const tag of tags) {
        if (tag === ALL_CONTENT) everything = current
        changes.delete(tag)
        changes.set(tag, current)
      }
      for (const [tag, message] of changes) {
        if (changes.size <= remembered) break
        changes.delete(tag)
        everything = message
      }
    },
    isOutdated: ({ tags, readSince }) => tags.some((tag) => changedIn(tag) > readSince),
  }
}
