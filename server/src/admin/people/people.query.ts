import {
  PEOPLE_SORTS,
  type FoundPerson,
  type PeopleFilter,
  type PersonDetail,
} from '@mentor-connect/contract/admin/people'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Database } from '../../kernel/database/schema'
import { sanctionsOf } from '../../accounts/people/sanctions.repo'
import { cutPage, inOrder, orderOf } from '../sortedPage'
import { matchesSearch, meetsFilter } from './peopleFilter.query'
import { presentSanction } from './presentSanction'

const SORT_COLUMNS = {
  joined: { column: 'people_search.joined_at' },
  name: { column: 'people_search.sort_name' },
  active: { column: 'people_search.last_active_at' },
} as const

/** Returns a page of people who match every word of the search and meet the filter. */
export async function peoplePage(
  db: Database,
  { search = '', sort = PEOPLE_SORTS[0], after, ...filter }: PeopleFilter,
  now: Date,
): Promise<{ rows: FoundPerson[]; next: string | null }> {
  const order = orderOf(sort, SORT_COLUMNS, 'people_search.person_id')
  const matches = await matchesSearch(db, search)
  const query = inOrder(people(db), order, after).where(meetsFilter(filter, now))
  const { rows, next } = cutPage(await (matches ? query.where(matches) : query).execute())
  return { rows: rows.map(({ suspension, ...row }) => ({ ...row, suspended: suspension !== null })), next }
}

const people = (db: Database) =>
  db
    .selectFrom('people_search')
    .leftJoin('sanctions', 'sanctions.suspends', 'people_search.person_id')
    .select(['people_search.person_id as id', 'people_search.role', 'name', 'email', 'language'])
    .select(['joined_at as joinedAt', 'last_active_at as lastActiveAt', 'sanctions.id as suspension'])

const SESSIONS_SHOWN = 50

export async function findPersonDetail(
  db: Database,
  role: Role,
  id: string,
): Promise<PersonDetail | undefined> {
  const person = await people(db)
    .where('people_search.person_id', '=', id)
    .where('people_search.role', '=', role)
    .executeTakeFirst()
  if (!person) return undefined
  const { suspension, ...found } = person
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt', 'browser', 'system'])
    .where('person_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(SESSIONS_SHOWN)
    .execute()
  const sanctions = (await sanctionsOf(db, id)).map(presentSanction)
  return { ...found, suspended: suspension !== null, sessions, sanctions }
}
