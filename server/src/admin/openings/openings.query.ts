import type { OpeningToDecide, WaitingOpening } from '@mentor-connect/contract/admin/openings'
import type { OpeningWarning } from '@mentor-connect/contract/work/openingWarnings'
import type { Database } from '../../kernel/database/schema'
import { listOf } from '../../work/openings/openingColumns'
import { findOpening } from '../../work/openings/openings.repo'
import { toDetails } from '../../work/openings/presentOpening'
import { waitingOpenings } from '../../work/posting/waiting.query'
import { cutPage, inOrder } from '../sortedPage'

/** Returns a page of the openings that wait for a decision, longest waiting first. */
export async function waitingPage(db: Database, after?: string) {
  const order = { column: 'openings.updated_at', id: 'openings.id', isDescending: false }
  const { rows, next } = cutPage(await inOrder(waitingOpenings(db), order, after).execute())
  const list = rows.map((row): WaitingOpening => ({
    id: row.id,
    title: row.title,
    employer: row.employer,
    kind: row.kind,
    poster: { id: row.mentor_id ?? '', name: row.mentor_name ?? '' },
    waitsSince: row.updated_at,
    warnings: listOf<OpeningWarning>(row.warnings),
  }))
  return { rows: list, next }
}

export async function findWaiting(db: Database, id: string): Promise<OpeningToDecide | undefined> {
  const row = await findOpening(db, id)
  return row?.state === 'waiting' ? { ...toDetails(row), version: row.version } : undefined
}
