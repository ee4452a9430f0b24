import type { OpeningContent } from '@mentor-connect/contract/work/openingRules'
import { randomUUID } from 'node:crypto'
import type { Tx } from '../../kernel/database/schema'
import { columnsOf } from '../openings/openingColumns'
import { insertOpening, updateOpening, type StoredOpening } from '../openings/openings.repo'
import { replaceTags } from '../openings/openingTags.repo'
import { closingOf, prolongedClosing } from './closingOf'
import type { FeedEntry } from './entries.repo'
import type { StagedEntry, StoredFeed } from './feeds.repo'

/** An entry to import, either as a new opening or into its existing opening. */
export interface ImportedEntry {
  staged: StagedEntry
  content: OpeningContent
  columns: ReturnType<typeof columnsOf>
  known?: FeedEntry
  opening?: StoredOpening
}

export interface ImportTime {
  now: string
  /** The present day in the product's time zone. */
  today: string
}

export function toImported(feed: StoredFeed, staged: StagedEntry, { today }: ImportTime): ImportedEntry {
  const content: OpeningContent = {
    ...(JSON.parse(staged.content) as OpeningContent),
    closesOn: closingOf(staged.stated_closing, today),
  }
  return { staged, content, columns: columnsOf(content, feed.language ?? undefined) }
}

export const isSuspicious = ({ columns }: ImportedEntry) => columns.warnings !== '[]'

/**
 * Inserts the opening of a new entry. Returns the id of the opening. An opening with signs of fraud waits for
 * an operator.
 */
export async function addOpening(tx: Tx, entry: ImportedEntry, { now }: ImportTime): Promise<string> {
  const id = randomUUID()
  const isShown = !isSuspicious(entry)
  await insertOpening(tx, {
    id,
    mentor_id: null,
    state: isShown ? 'open' : 'waiting',
    version: 1,
    ...entry.columns,
    posted_at: isShown ? now : null,
    approved_at: isShown ? now : null,
    rejection: null,
    closed_at: null,
    created_at: now,
    updated_at: now,
    search_text: '',
  })
  await replaceTags(tx, id, entry.content)
  return id
}

/** Updates the opening of an entry that has changed or has reappeared. */
export async function changeOpening(tx: Tx, entry: ImportedEntry, opening: StoredOpening, time: ImportTime) {
  const { now } = time
  await updateOpening(tx, opening.id, {
    ...entry.columns,
    ...stateAfterChange(entry, opening, now),
    version: opening.version + 1,
    updated_at: now,
  })
  await replaceTags(tx, opening.id, entry.content)
}

/**
 * Returns the state after a change. An opening with signs of fraud, or one that an operator has rejected, is
 * checked again before it is shown.
 */
function stateAfterChange(
  entry: ImportedEntry,
  { state, posted_at, approved_at }: StoredOpening,
  now: string,
): Partial<Pick<StoredOpening, 'state' | 'posted_at' | 'approved_at' | 'closed_at' | 'rejection'>> {
  if (state === 'paused' || state === 'draft') return {}
  if (isSuspicious(entry) || state === 'rejected')
    return { state: 'waiting', closed_at: null, rejection: null }
  if (state === 'open') return {}
  const isReopened = state === 'closed' || posted_at === null
  return {
    state: 'open',
    closed_at: null,
    approved_at: approved_at ?? now,
    posted_at: isReopened ? now : posted_at,
  }
}

/** Prolongs an opening whose entry is unchanged. Returns true if something had to be changed. */
export async function prolong(
  tx: Tx,
  { staged }: ImportedEntry,
  opening: StoredOpening,
  { now, today }: ImportTime,
): Promise<boolean> {
  const closes_on = prolongedClosing(opening.closes_on, staged.stated_closing, today)
  if (closes_on === undefined) return false
  const isReopened = opening.state === 'closed'
  await updateOpening(tx, opening.id, {
    closes_on,
    ...(isReopened && { state: 'open', closed_at: null, posted_at: now }),
    version: opening.version + 1,
    updated_at: now,
  })
  return true
}
