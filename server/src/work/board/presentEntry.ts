import type { BoardEntry } from '@mentor-connect/contract/work/applications'
import { isOpen } from '../openings/openings.repo'
import type { EntryRow } from './board.repo'

export function toEntry(row: EntryRow, now: Date): BoardEntry {
  return {
    _id: row.id,
    source: row.is_elsewhere ? 'elsewhere' : 'opening',
    stage: row.stage,
    version: row.version,
    title: row.title,
    employer: row.employer,
    ...(row.url && { url: row.url }),
    ...openingOf(row, now),
    ...(row.application_stage !== null && { application: row.application_stage }),
    ...(row.silent_at !== null && { silentSince: row.silent_at }),
    ...(row.applied_on !== null && { appliedOn: row.applied_on }),
    ...(row.remind_on !== null && { remindOn: row.remind_on }),
    notes: row.notes,
    changedAt: row.changed_at,
  }
}

function openingOf(
  { opening_id, opening_kind, closes_on, listed }: EntryRow,
  now: Date,
): Pick<BoardEntry, 'opening'> {
  if (opening_id === null || opening_kind === null || closes_on === null || listed === null) return {}
  const isClosed = !isOpen({ listed, closes_on }, now)
  return { opening: { _id: opening_id, kind: opening_kind, closesOn: closes_on, isClosed } }
}
