import type { Kysely } from 'kysely'
import { createIndexes } from '../../../platform/database/tableParts'

/** The last author of the texts of a card on the board of a team; null if they are those of who has added the card. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('project_cards').addColumn('text_by', 'text').execute()
  await createIndexes(db, 'project_cards', { project_cards_by_text_author: ['text_by'] })
}
