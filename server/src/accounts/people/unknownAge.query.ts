import type { Config } from '../../platform/config/config'
import type { Database } from '../../kernel/database/schema'

/**
 * Tells whether this person is a learner who has to enter the year of birth before writing to a new contact.
 */
export async function mustTellAge(
  db: Database,
  personId: string,
  { requireAge }: Pick<Config, 'requireAge'>,
): Promise<boolean> {
  if (requireAge === 'off') return false
  const row = await db
    .selectFrom('learners')
    .select('birth_year')
    .where('id', '=', personId)
    .executeTakeFirst()
  return row?.birth_year === null
}
