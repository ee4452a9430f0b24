import { localDay } from '@mentor-connect/contract/rules/localDay'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../kernel/database/schema'
import { upsertEntry, type StoredEntry } from '../board/board.repo'
import { emptyEntry } from '../board/board.service'
import { findOpening } from '../openings/openings.repo'
import type { StoredApplication } from './applications.repo'

/**
 * Restores the entry of an application that the learner has removed from the board, because the poster has
 * written a new message. If the learner has saved the opening since, that entry becomes the entry of the
 * application. Returns the id of the entry.
 */
export async function restoreEntry(
  tx: Database,
  { id: application_id, opening_id, learner_id, applied_at }: StoredApplication,
  { stage, changed_at }: Pick<StoredEntry, 'stage' | 'changed_at'>,
): Promise<string> {
  const { title, employer } = (await findOpening(tx, opening_id))!
  const entry = {
    ...emptyEntry(learner_id, changed_at),
    id: randomUUID(),
    opening_id,
    application_id,
    stage,
    title,
    employer,
    applied_on: localDay(applied_at, DEFAULT_TIME_ZONE),
  }
  return upsertEntry(tx, entry, ['application_id', 'stage', 'applied_on', 'changed_at'])
}
