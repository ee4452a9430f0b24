import type { Feed, FeedDetails, FeedRun, FeedRunReport } from '@mentor-connect/contract/admin/feeds'
import type { FeedLine } from '@mentor-connect/contract/work/feedRules'
import type { Database } from '../../kernel/database/schema'
import { countPresent } from '../../work/feeds/entries.repo'
import { findFeed, findRun, selectRuns, type StoredFeed, type StoredRun } from '../../work/feeds/feeds.repo'
import { cutPage, inOrder } from '../sortedPage'

/** Returns a page of the feeds, newest first. */
export async function feedPage(db: Database, after?: string) {
  const order = { column: 'feeds.created_at', id: 'feeds.id', isDescending: true }
  const { rows, next } = cutPage(await inOrder(selectFeeds(db), order, after).execute())
  const ids = rows.flatMap(({ last_run }) => last_run ?? [])
  const runs = ids.length > 0 ? await selectRuns(db).where('id', 'in', ids).execute() : []
  const byFeed = new Map(runs.map((run) => [run.feed_id, run]))
  return { rows: rows.map((row) => toFeed(row, byFeed.get(row.id))), next }
}

const selectFeeds = (db: Database) =>
  db
    .selectFrom('feeds')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('feed_runs')
        .select('feed_runs.id')
        .whereRef('feed_id', '=', 'feeds.id')
        .orderBy('feed_runs.created_at', 'desc')
        .orderBy('feed_runs.id')
        .limit(1)
        .as('last_run'),
    )

const toFeed = ({ id, name, kind, address, state, version }: StoredFeed, run?: StoredRun): Feed => ({
  id,
  name,
  kind,
  address,
  state,
  version,
  ...(run && { lastRun: toRun(run) }),
})

export async function findFeedDetails(db: Database, id: string): Promise<FeedDetails | undefined> {
  const feed = await findFeed(db, id)
  if (!feed) return undefined
  const [last] = (await runPage(db, id)).rows
  return {
    ...toFeed(feed),
    ...(last && { lastRun: last }),
    language: feed.language as FeedDetails['language'],
    level: feed.level,
    dueAt: feed.due_at,
    present: await countPresent(db, id),
  }
}

/** Returns a page of the runs of a feed, newest first. */
export async function runPage(db: Database, feedId: string, after?: string) {
  const order = { column: 'feed_runs.created_at', id: 'feed_runs.id', isDescending: true }
  const query = selectRuns(db).where('feed_id', '=', feedId)
  const { rows, next } = cutPage(await inOrder(query, order, after).execute())
  return { rows: rows.map(toRun), next }
}

export async function findReport(
  db: Database,
  { id, run: runId }: { id: string; run: string },
): Promise<FeedRunReport | undefined> {
  const run = await findRun(db, runId)
  if (run?.feed_id !== id) return undefined
  return { ...toRun(run), lines: JSON.parse(run.lines) as FeedLine[] }
}

function toRun({ lines: _lines, feed_id: _feed, created_at, changed_at, ...run }: StoredRun): FeedRun {
  return { ...run, startedAt: created_at, changedAt: changed_at }
}
