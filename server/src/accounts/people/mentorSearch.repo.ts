import type { Database } from '../../kernel/database/schema'
import { mentorSearchText } from './mentorSearchText'

/**
 * Updates the text in which a search of the directory finds the mentor. Call it after the row and the domains
 * were written.
 */
export async function indexMentor(tx: Database, id: string) {
  const row = await tx
    .selectFrom('mentors')
    .select(['name', 'expertise', 'headline', 'city'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return
  const domains = await tx.selectFrom('mentor_domains').select('value').where('person_id', '=', id).execute()
  const found_by = mentorSearchText(
    row,
    domains.map(({ value }) => value),
  )
  await tx.updateTable('mentors').set({ found_by }).where('id', '=', id).execute()
}
