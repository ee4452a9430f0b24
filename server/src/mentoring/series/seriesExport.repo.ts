import type { Person } from '../../accounts/people/person.repo'
import type { Database } from '../../kernel/database/schema'

/**
 * Returns the series of a person for the export of the account. Their sessions are in the export with all
 * others.
 */
export function seriesOf(db: Database, { id, role }: Pick<Person, 'id' | 'role'>) {
  return db
    .selectFrom('meeting_series')
    .select(['title', 'topic', 'starts', 'size', 'ended_by', 'ended_at', 'created_at'])
    .where(role === 'mentor' ? 'mentor_id' : 'learner_id', '=', id)
    .orderBy('created_at')
    .execute()
}
