import { FEED_BYTES_MAX } from '@mentor-connect/contract/work/feedRules'
import type { Tx } from '../../kernel/database/schema'
import { readPublicFile } from '../../platform/http/readPublicFile'
import { today } from '../openings/openings.repo'
import { closeMissing } from './closeMissing'
import {
  deleteStaged,
  findFeed,
  findRun,
  firstStaged,
  lockFeed,
  lockRun,
  updateFeed,
  updateRun,
  withLines,
  type StoredFeed,
  type StoredRun,
} from './feeds.repo'
import { importBatch, type BatchResult } from './importBatch'
import { feedReader, type ReadAddress } from './readFeed'
import { feedJob, type FeedDependencies } from './startRun'

const ACCEPT = 'application/ld+json, application/feed+json, application/json, text/html;q=0.8'
const readAddress: ReadAddress = (address) =>
  readPublicFile(address, { maxBytes: FEED_BYTES_MAX, accept: ACCEPT })

/** Number of entries in one transaction. It is small, because other transactions have to wait for it. */
const BATCH = 20

/**
 * Handles the runs of feeds. A run reads the feed, stages its valid entries, and then imports them in small
 * transactions, so that a run that was interrupted by a crash continues where it stopped.
 *
 * @param read reads an address; tests replace it
 */
export function handleFeedRuns({ db, jobs, clock }: FeedDependencies, read: ReadAddress = readAddress) {
  const readFeed = feedReader({ db, clock }, read)
  const time = () => ({ now: clock().toISOString(), today: today(clock()) })

  jobs.handle(feedJob, {
    async outside({ runId }) {
      const run = await findRun(db, runId)
      const feed = run && (await findFeed(db, run.feed_id))
      if (!run || !feed) return
      if (run.state === 'waiting' || run.state === 'reading') await readFeed(feed, run)
      await importStaged(feed, runId)
    },
  })

  async function importStaged(feed: StoredFeed, runId: string) {
    const step = () =>
      db.transaction().execute(async (tx) => {
        const run = await lockRun(tx, runId)
        return run?.state === 'applying' ? importNext(tx, feed, run) : false
      })
    while (await step());
    await db.transaction().execute((tx) => finish(tx, feed.id, runId))
  }

  /**
   * Imports the next entries, or closes the next openings whose entries were not found. Returns false if
   * nothing is left.
   */
  async function importNext(tx: Tx, feed: StoredFeed, run: StoredRun): Promise<boolean> {
    const staged = await firstStaged(tx, run.id, BATCH)
    const result =
      staged.length > 0
        ? await importBatch(tx, { feed, run }, staged, time())
        : await closeMissing(tx, run, time(), BATCH)
    if (!result) return false
    if (staged.length > 0) await deleteStaged(tx, run.id, staged.at(-1)!.number)
    await updateRun(tx, run.id, { ...sumOf(run, result), changed_at: time().now })
    return true
  }

  async function finish(tx: Tx, feedId: string, runId: string) {
    const feed = await lockFeed(tx, feedId)
    const run = await lockRun(tx, runId)
    if (run?.state !== 'applying') return
    await updateRun(tx, runId, { state: 'done', hold: null, changed_at: time().now })
    if (feed?.run_id === runId) await updateFeed(tx, feedId, { run_id: null })
  }
}

function sumOf(run: StoredRun, { counts, lines }: BatchResult) {
  const sums = Object.entries(counts).map(([name, count]) => [name, run[name as keyof typeof counts] + count])
  return { ...(Object.fromEntries(sums) as typeof counts), lines: withLines(run.lines, lines) }
}
