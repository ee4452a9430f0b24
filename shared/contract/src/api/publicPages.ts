import type { AnyEndpoint } from './endpoint'
import type { SiteMapEntry } from './siteMap'

/** The way in which the site server recognises the public pages of one kind. */
export interface PublicPages {
  /** Address of a page, from its entry in the site map. */
  address: (entry: SiteMapEntry) => string
  /** First part of the tag that changes name: `opening` of `opening:o1`. */
  tag: string
  /** Reads whose first parameter is the second part of the tag. */
  reads: AnyEndpoint[]
  /** Reads of lists. Changes name them by the kind itself. */
  lists: AnyEndpoint[]
  /** Finds the present id, as `slug`, of a page whose first read finds nothing because its address has changed. */
  moved?: AnyEndpoint
}
