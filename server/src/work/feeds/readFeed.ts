import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import type { FeedFailure, FeedHold } from '@mentor-connect/contract/work/feedRules'
import type { Tx } from '../../kernel/database/schema'
import { UnreadFile, type PublicFile } from '../../platform/http/readPublicFile'
import { today } from '../openings/openings.repo'
import { countPresent } from './entries.repo'
import { FeedProblem } from './feedProblem'
import {
  deleteStaged,
  findUpload,
  lockFeed,
  lockRun,
  stageEntries,
  updateFeed,
  updateRun,
  withLines,
  type StoredFeed,
  type StoredRun,
} from './feeds.repo'
import type { ParsedEntry } from './parsing/entryDraft'
import type { ParsedFeed } from './parsing/parseFeed'
import { parseInThread } from './parsing/parseInThread'
import type { FeedDependencies } from './startRun'

export type ReadAddress = (address: string) => Promise<PublicFile>

const STAGED_AT_ONCE = 100
/** Time in ms after which a feed that could not be read is read again. */
const RETRY_MS = 3 * HOUR_MS

/**
 * Reads feeds and stages their valid entries. Entries that an earlier attempt has left after a crash are
 * replaced.
 */
export function feedReader({ db, clock }: Pick<FeedDependencies, 'db' | 'clock'>, read: ReadAddress) {
  const now = () => clock().toISOString()

  async function readFeed(feed: StoredFeed, run: StoredRun) {
    await updateRun(db, run.id, { state: 'reading', changed_at: now() })
    await deleteStaged(db, run.id)
    try {
      const parsed = await parse(feed, run)
      await stage(run.id, parsed.entries)
      await db.transaction().execute((tx) => decide(tx, feed.id, run.id, parsed))
    } catch (error) {
      const failure = failureOf(error)
      if (!failure) throw error
      await db.transaction().execute((tx) => fail(tx, feed.id, run.id, failure))
    }
  }

  async function parse(feed: StoredFeed, run: StoredRun): Promise<ParsedFeed> {
    const upload = feed.kind === 'file' ? await findUpload(db, run.id) : undefined
    const file = upload ? { bytes: upload, contentType: '' } : await read(feed.address)
    const settings = { today: today(clock()), level: feed.level }
    return parseInThread({ document: { kind: feed.kind, ...file }, settings })
  }

  async function stage(runId: string, entries: ParsedEntry[]) {
    for (let start = 0; start < entries.length; start += STAGED_AT_ONCE)
      await stageEntries(
        db,
        entries.slice(start, start + STAGED_AT_ONCE).map((entry, index) => ({
          run_id: runId,
          number: start + index,
          entry_key: entry.key,
          fingerprint: entry.fingerprint,
          stated_closing: entry.closesOn,
          content: entry.content,
        })),
      )
  }

  /** Imports the staged entries, or leaves them to wait for an operator. */
  async function decide(tx: Tx, feedId: string, runId: string, parsed: ParsedFeed) {
    const feed = await lockFeed(tx, feedId)
    const run = await lockRun(tx, runId)
    if (feed?.run_id !== runId || run?.state !== 'reading') return
    const hold = await holdOf(tx, feed, parsed.entries.length)
    const refused = parsed.refused.map((line) => ({ outcome: 'refused', ...line }) as const)
    const shown = hold === 'first' ? linesOf(parsed.entries) : []
    await updateRun(tx, runId, {
      state: hold ? 'held' : 'applying',
      hold,
      upload: null,
      entries: parsed.total,
      refused: parsed.refusedCount,
      lines: withLines('[]', [
        ...shown.filter(({ outcome }) => outcome === 'suspicious'),
        ...refused,
        ...shown.filter(({ outcome }) => outcome === 'valid'),
      ]),
      changed_at: now(),
    })
  }

  async function fail(tx: Tx, feedId: string, runId: string, failure: FeedFailure) {
    const feed = await lockFeed(tx, feedId)
    const run = await lockRun(tx, runId)
    if (feed?.run_id !== runId || run?.state !== 'reading') return
    await deleteStaged(tx, runId)
    await updateRun(tx, runId, { state: 'failed', failure, upload: null, changed_at: now() })
    const again = new Date(clock().getTime() + RETRY_MS).toISOString()
    await updateFeed(tx, feedId, { run_id: null, ...(feed.due_at !== null && { due_at: again }) })
  }

  return readFeed
}

/** Returns the reason why an operator has to agree first, or null if there is none. */
async function holdOf(tx: Tx, feed: StoredFeed, found: number): Promise<FeedHold | null> {
  if (feed.approved_at === null) return 'first'
  return found * 2 < (await countPresent(tx, feed.id)) ? 'shrunk' : null
}

const linesOf = (entries: ParsedEntry[]) =>
  entries.map(({ title, isSuspicious }) => ({
    title,
    outcome: isSuspicious ? ('suspicious' as const) : ('valid' as const),
  }))

function failureOf(error: unknown): FeedFailure | undefined {
  return error instanceof FeedProblem || error instanceof UnreadFile ? error.reason : undefined
}
