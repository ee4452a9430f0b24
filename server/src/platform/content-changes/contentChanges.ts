import Type, { type Static } from 'typebox'

/** Path at which a site server is notified of changes over HTTP, with the service key. */
export const CONTENT_CHANGES_PATH = '/internal/content-changes'
/** Redis channel on which every site server is notified of changes. */
export const CONTENT_CHANGES_CHANNEL = 'mc:content-changes'

/*
 * Tags name public content. The main API sends the tags of the content that has changed; the site server
 * knows which pages it has rendered with that content. The tags of each kind of page are in `publicPages.ts`
 * of the contract.
 */

/** The tag that stands for all content. */
export const ALL_CONTENT = '*'
/** Maximum number of tags in one message; if there are more, all content counts as changed. */
export const TAGS_MAX = 500

export const ContentChanges = Type.Object({
  tags: Type.Array(Type.String({ maxLength: 100 }), { maxItems: TAGS_MAX }),
})
export type ContentChanges = Static<typeof ContentChanges>

/** Returns the tags in a Redis message. The list is empty if the main API did not send the message. */
export function changedTags(message: string): string[] {
  const { tags } = parsed(message)
  return Array.isArray(tags) ? tags.slice(0, TAGS_MAX).filter((tag) => typeof tag === 'string') : []
}

function parsed(message: string): { tags?: unknown } {
  try {
    return (JSON.parse(message) as object | null) ?? {}
  } catch {
    return {}
  }
}
