import type { ListedKind } from '@mentor-connect/contract/api/siteMap'
import type { Instant } from './columnTypes'

/**
 * Deleted objects that had a public page. Triggers insert the rows, which are deleted after a year. Removed
 * lessons, portfolios and booking pages are not recorded: nobody else needs to know that they existed, so
 * their pages respond as if they never had.
 */
export interface RemovedPagesTable {
  kind: Exclude<ListedKind, 'lessons' | 'people' | 'booking'>
  id: string
  removed_at: Instant
}
