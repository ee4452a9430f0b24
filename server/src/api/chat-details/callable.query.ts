import type { Config } from '../../platform/config/config'
import type { Database } from '../../kernel/database/schema'
import { peopleById } from './chatDetails.repo'

/**
 * Returns the people among the given ones who may use calls outside of sessions: all who may use chat, except
 * learners under 18.
 */
export async function callableAmong(
  db: Database,
  ids: string[],
  config: Pick<Config, 'requireAge'>,
): Promise<string[]> {
  if (ids.length === 0) return []
  const minors = await db
    .selectFrom('learners')
    .select('id')
    .where('id', 'in', ids)
    .where('is_minor', '=', 1)
    .execute()
  const people = await peopleById(db, ids, config)
  return people.flatMap(({ _id, active }) => (active && !minors.some(({ id }) => id === _id) ? [_id] : []))
}
