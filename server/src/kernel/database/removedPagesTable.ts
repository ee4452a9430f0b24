import type { ListedKind } from '@mentor-connect/contract/api/siteMap'
import type { Instant } from './columnTypes'

/**
 * Deleted things that had a public page. Triggers insert the rows; they are deleted after a year. A removed lesson is
 * treated like one that never existed, and so are the portfolio of a person and the booking page of a mentor, because nobody else needs to know that they
 * existed.
 */
export interface RemovedPagesTable {
  kind: Exclude<ListedKind, 'lessons' | 'people' | 'booking'>
  id: string
  removed_at: Instant
}
