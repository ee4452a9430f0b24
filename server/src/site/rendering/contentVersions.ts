import { ALL_CONTENT } from '../../platform/content-changes/contentTags'

/** Tags whose last change is remembered. For older ones, any page counts as outdated. */
const TAGS_REMEMBERED = 10_000

export interface ContentVersions {
  /** Counts the messages about changes. */
  current: () => number
  changed: (tags: string[]) => void
  /** Whether content has changed since the reads of a page began. */
  isOutdated: (page: { tags: string[]; readSince: number }) => boolean
}

/**
 * Remembers when content has last changed. A page is compared with it each time, so that a page whose data was read
 * before a change is recognized even if it is stored after the change.
 */
export function createContentVersions(remembered = TAGS_REMEMBERED): ContentVersions {
  /** Tag → number of the message; the latest last. */
  const changes = new Map<string, number>()
  let current = 0
  /** Everything has changed with this message. */
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
