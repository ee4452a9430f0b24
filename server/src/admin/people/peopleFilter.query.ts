import {
  JOINED_WITHIN,
  LAST_ACTIVE,
  type PeopleFilter,
  type PersonState,
} from '@mentor-connect/contract/admin/people'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import { matchingKeys, substringMatch } from '../../platform/database/wordIndex'
import { PEOPLE } from './peopleIndex'
import { peopleWords } from './peopleWords'

type Condition = RawBuilder<SqlBool>

/** Returns the conditions of the filter, except the words of the search. */
export function meetsFilter({ role, state, joined, active, language }: PeopleFilter, now: Date): Condition {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const conditions: Condition[] = [sql<SqlBool>`1 = 1`]
  if (role) conditions.push(sql<SqlBool>`people_search.role = ${role}`)
  if (state) conditions.push(isIn(state))
  if (joined) conditions.push(sql<SqlBool>`joined_at >= ${daysAgo(JOINED_WITHIN[joined])}`)
  if (active) {
    const since = daysAgo(LAST_ACTIVE[active])
    conditions.push(
      active === 'away' ? sql<SqlBool>`last_active_at < ${since}` : sql<SqlBool>`last_active_at >= ${since}`,
    )
  }
  if (language)
    conditions.push(
      language === 'none' ? sql<SqlBool>`language is null` : sql<SqlBool>`language = ${language}`,
    )
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

/**
 * SQL condition: whether a person is suspended or not. Few people are suspended, so the index of suspensions in
 * force finds them.
 */
const isIn = (state: PersonState): Condition =>
  state === 'suspended'
    ? sql<SqlBool>`people_search.person_id in (select suspends from sanctions where suspends is not null)`
    : sql<SqlBool>`sanctions.id is null`

/**
 * Maximum number of matches that are sorted. If there are more, reading people in the order of the list fills
 * the page quickly.
 */
const SORTED_MAX = 1000

/**
 * Returns the SQL condition that a person matches every word; undefined if there are no words. The word index
 * itself has no order.
 */
export async function matchesSearch(db: Database, search: string): Promise<Condition | undefined> {
  const words = peopleWords(search)
  if (words.length === 0) return undefined
  const found = await db
    .selectFrom('people_search')
    .select('person_id')
    .where(sql<SqlBool>`person_id in ${matchingKeys(db, PEOPLE, words, SORTED_MAX + 1)}`)
    .execute()
  if (found.length > SORTED_MAX) return substringMatch(db, PEOPLE, words)
  if (found.length === 0) return sql<SqlBool>`1 = 0`
  return sql<SqlBool>`people_search.person_id in (${sql.join(found.map(({ person_id }) => person_id))})`
}
