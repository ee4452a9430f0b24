import { FEED_LINE_TITLE_MAX } from '@mentor-connect/contract/work/feedRules'
import type { Tx } from '../../kernel/database/schema'
import { deleteOpening, updateOpening, type StoredOpening } from '../openings/openings.repo'
import { indexOpenings } from '../openings/openingWords.repo'
import { lockMissing, lockOpenings, updateEntries } from './entries.repo'
import type { StoredRun } from './feeds.repo'
import { noCounts, type BatchResult } from './importBatch'
import type { ImportTime } from './importEntry'

/**
 * Closes some openings whose entries the run has not found. An opening that was never shown is deleted.
 * Returns undefined if none is left.
 */
export async function closeMissing(
  tx: Tx,
  run: StoredRun,
  { now }: ImportTime,
  limit: number,
): Promise<BatchResult | undefined> {
  const missing = await lockMissing(tx, run.feed_id, run.id, limit)
  if (missing.length === 0) return undefined
  const openings = await lockOpenings(
    tx,
    missing.map(({ opening_id }) => opening_id),
  )
  const keys = missing.map(({ entry_key }) => entry_key)
  await updateEntries(tx, run.feed_id, keys, { is_gone: 1, is_stopped: 0 })
  const result: BatchResult = { counts: noCounts(), lines: [] }
  for (const opening of openings.values()) {
    if (!(await closeOne(tx, opening, now))) continue
    result.counts.closed += 1
    result.lines.push({ outcome: 'closed', title: opening.title.slice(0, FEED_LINE_TITLE_MAX) })
  }
  await indexOpenings(tx, [...openings.keys()])
  return result
}

async function closeOne(tx: Tx, { id, state, version, posted_at }: StoredOpening, now: string) {
  if (state === 'closed') return false
  if (posted_at === null) await deleteOpening(tx, id)
  else await updateOpening(tx, id, { state: 'closed', closed_at: now, version: version + 1, updated_at: now })
  return true
}
