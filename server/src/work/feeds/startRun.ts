import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import type { FeedCause } from '@mentor-connect/contract/work/feedRules'
import { randomUUID } from 'node:crypto'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { jobKind } from '../../platform/jobs/jobKind'
import {
  deleteStaged,
  dueFeeds,
  findRun,
  insertRun,
  lockFeed,
  updateFeed,
  updateRun,
  type StoredFeed,
} from './feeds.repo'

export const feedJob = jobKind<{ runId: string }>('feed.run')

export type FeedDependencies = Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>

/** Time in ms after which a run that has made no progress is given up. */
const STUCK_MS = HOUR_MS

/**
 * Begins a run of a locked feed. A run that an operator starts replaces one that waits for a decision; a
 * scheduled run does not. Returns the id of the run, or undefined if another run continues.
 *
 * @param upload the uploaded file in base64
 */
export async function startRun(
  tx: Tx,
  { jobs, clock }: FeedDependencies,
  feed: StoredFeed,
  cause: FeedCause,
  upload?: string,
): Promise<string | undefined> {
  const now = clock()
  if (!(await endPresentRun(tx, feed, cause, now))) return undefined
  const at = now.toISOString()
  const id = randomUUID()
  const isRepeated = feed.kind === 'address' && feed.state === 'active' && cause !== 'end'
  await insertRun(tx, {
    id,
    feed_id: feed.id,
    cause,
    state: cause === 'end' ? 'applying' : 'waiting',
    hold: null,
    failure: null,
    created_at: at,
    changed_at: at,
    upload: upload ?? null,
  })
  await updateFeed(tx, feed.id, {
    run_id: id,
    due_at: isRepeated ? new Date(now.getTime() + DAY_MS).toISOString() : null,
  })
  await jobs.enqueue(tx, feedJob, { key: id, payload: { runId: id } })
  return id
}

/** Ends the current run of a feed. Returns false if that run must continue. */
async function endPresentRun(tx: Tx, feed: StoredFeed, cause: FeedCause, now: Date): Promise<boolean> {
  const run = feed.run_id === null ? undefined : await findRun(tx, feed.run_id)
  if (!run) return true
  const isStuck = now.getTime() - Date.parse(run.changed_at) > STUCK_MS
  if (run.state === 'held' ? cause === 'schedule' : !isStuck) return false
  await discardRun(tx, run.id, now)
  return true
}

export async function discardRun(tx: Tx, id: string, now: Date) {
  await deleteStaged(tx, id)
  await updateRun(tx, id, { state: 'discarded', upload: null, changed_at: now.toISOString() })
}

const AT_ONCE = 20

/** Begins a run of each feed whose address is due to be read. */
export async function startDueRuns(dependencies: FeedDependencies): Promise<void> {
  const { db, clock } = dependencies
  const now = clock()
  const at = now.toISOString()
  for (const id of await dueFeeds(db, at, AT_ONCE))
    await db.transaction().execute(async (tx) => {
      const feed = await lockFeed(tx, id)
      if (!feed || feed.due_at === null || feed.due_at > at) return
      const begun = await startRun(tx, dependencies, feed, 'schedule')
      if (!begun) await updateFeed(tx, id, { due_at: new Date(now.getTime() + DAY_MS).toISOString() })
    })
}
