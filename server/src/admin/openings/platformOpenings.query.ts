import type { PlatformOpening } from '@mentor-connect/contract/admin/platformOpenings'
import type { OpeningState } from '@mentor-connect/contract/work/openingRules'
import type { OpeningWarning } from '@mentor-connect/contract/work/openingWarnings'
import type { Database } from '../../kernel/database/schema'
import { listOf } from '../../work/openings/openingColumns'
import { cutPage, inOrder } from '../sortedPage'

/** Returns a page of the platform's openings, last changed first. */
export async function platformPage(db: Database, { state, after }: { state?: OpeningState; after?: string }) {
  const order = { column: 'openings.updated_at', id: 'openings.id', isDescending: true }
  const query = db
    .selectFrom('openings')
    .leftJoin('feed_entries', 'feed_entries.opening_id', 'openings.id')
    .leftJoin('feeds', 'feeds.id', 'feed_entries.feed_id')
    .select(['openings.id', 'title', 'employer', 'openings.kind', 'openings.state', 'hidden_at', 'closes_on'])
    .select(['updated_at', 'warnings', 'feeds.name as feed'])
    .where('mentor_id', 'is', null)
    .$if(state !== undefined, (all) => all.where('openings.state', '=', state!))
  const { rows, next } = cutPage(await inOrder(query, order, after).execute())
  const list = rows.map((row): PlatformOpening => ({
    id: row.id,
    title: row.title,
    employer: row.employer,
    kind: row.kind,
    state: row.state,
    isHidden: row.hidden_at !== null,
    closesOn: row.closes_on,
    updatedAt: row.updated_at,
    warnings: listOf<OpeningWarning>(row.warnings),
    feed: row.feed,
  }))
  return { rows: list, next }
}
