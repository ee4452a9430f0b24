import { PEOPLE_SHOWN, type FoundPerson, type PersonDetail } from '@mentor-connect/contract/admin/people'
import type { Role } from '@mentor-connect/contract/api/people'
import { sql, type SqlBool } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import { findSuspension, sanctionsOf } from '../../accounts/people/sanctions.repo'
import { matchingKeys } from '../../platform/database/wordIndex'
import { PEOPLE } from './peopleIndex'
import { peopleWords } from './peopleWords'
import { presentSanction } from './presentSanction'

/** The first people who match every word; without words the newest. */
export async function findPeople(
  db: Database,
  { search = '', role }: { search?: string; role?: Role },
): Promise<{ people: FoundPerson[]; hasMore: boolean }> {
  const words = peopleWords(search)
  let query = db
    .selectFrom('people_search')
    .leftJoin('sanctions', 'sanctions.suspends', 'people_search.person_id')
    .select(['people_search.person_id as id', 'people_search.role', 'name', 'email', 'joined_at as joinedAt'])
    .select('sanctions.id as suspension')
    .limit(PEOPLE_SHOWN + 1)
  // The index has no order of its own: sorting thousands of matches would cost more than finding them.
  const most = role ? undefined : PEOPLE_SHOWN + 1
  query =
    words.length > 0
      ? query.where(sql<SqlBool>`people_search.person_id in ${matchingKeys(db, PEOPLE, words, most)}`)
      : query.orderBy('joined_at', 'desc')
  if (role) query = query.where('people_search.role', '=', role)
  const rows = await query.execute()
  const people = rows
    .slice(0, PEOPLE_SHOWN)
    .map(({ suspension, ...row }) => ({ ...row, suspended: suspension !== null }))
  return { people, hasMore: rows.length > PEOPLE_SHOWN }
}

const SESSIONS_SHOWN = 50

export async function findPersonDetail(
  db: Database,
  role: Role,
  id: string,
): Promise<PersonDetail | undefined> {
  const table = role === 'user' ? 'learners' : 'mentors'
  const person = await db
    .selectFrom(table)
    .select(['id', 'name', 'email', 'language', 'created_at as joinedAt'])
    .where('id', '=', id)
    .where('verified', '=', 1)
    .executeTakeFirst()
  if (!person) return undefined
  const suspension = await findSuspension(db, id)
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt', 'browser', 'system'])
    .where('person_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(SESSIONS_SHOWN)
    .execute()
  const sanctions = (await sanctionsOf(db, id)).map(presentSanction)
  return { ...person, role, suspended: suspension !== undefined, sessions, sanctions }
}
