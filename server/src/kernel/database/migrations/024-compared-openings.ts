import type { Kysely } from 'kysely'
import { createIndexes } from '../../../platform/database/tableParts'
import { indexAgainAfter } from '../../../platform/database/wordIndex'

/**
 * The columns that filters of openings use. Because each index contains them, a list reads only the long rows
 * that it shows.
 */
const COMPARED = ['kind', 'closes_on', 'workplace', 'level', 'pay_month', 'place_key', 'languages']
const except = (column: string) => COMPARED.filter((one) => one !== column)

/**
 * Creates an index with all compared columns for each order of a list, and one for each opening by its id. In
 * a search, the latest openings with a word are those that were posted last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const replaced = ['newest', 'closing', 'paid', 'of_place', 'counted']
  for (const name of replaced) await db.schema.dropIndex(`openings_${name}`).execute()
  await createIndexes(db, 'openings', {
    openings_newest: ['listed', 'posted_at desc', 'id', ...COMPARED],
    openings_closing: ['listed', 'closes_on', 'id', 'posted_at', ...except('closes_on')],
    openings_paid: ['listed', 'pay_month desc', 'id', 'posted_at', ...except('pay_month')],
    openings_of_place: ['listed', 'place_key', 'posted_at desc', 'id', ...except('place_key')],
    openings_compared: ['id', 'listed', 'posted_at', ...COMPARED],
  })
  const words = { table: 'openings', key: 'id', column: 'search_text', only: 'listed' }
  await indexAgainAfter(db, words, 'posted_at')
}
