import type { AnyEndpoint } from './endpoint'
import type { SiteMapEntry } from './siteMap'

/** Describes how the site server recognises the public pages of one kind. */
export interface PublicPages {
  /** Address of a page, from its entry in the site map. */
  address: (entry: SiteMapEntry) => string
  /** First part of the tag that changes name: `opening` of `opening:o1`. */
  tag: string
  /** Reads whose first parameter is the second part of the tag. */
  reads: AnyEndpoint[]
  /** Reads of lists. A change names them by the kind alone. */
  lists: AnyEndpoint[]
  /**
   * Read that returns the current id, as `slug`, of a page whose address has changed, so that its first read
   * finds nothing.
   */
  moved?: AnyEndpoint
}
