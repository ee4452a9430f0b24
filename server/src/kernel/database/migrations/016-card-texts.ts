import type { Kysely } from 'kysely'
import { createIndexes } from '../../../platform/database/tableParts'

/**
 * Adds the id of the person who last edited the texts of a card on a team's board; null if these are still
 * the texts of the person who added the card.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('project_cards').addColumn('text_by', 'text').execute()
  await createIndexes(db, 'project_cards', { project_cards_by_text_author: ['text_by'] })
}
