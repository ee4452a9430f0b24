import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Database } from '../../kernel/database/schema'

/** A person with a verified account. */
export interface Person {
  id: string
  role: Role
  name: string
  email: string
  language: Locale | null
  passwordHash: string | null
}

export const tableOf = (role: Role) => (role === 'user' ? 'learners' : 'mentors')

/**
 * Finds the person with this role and id. Returns undefined if the account does not exist or is not verified.
 */
export async function findPerson(db: Database, role: Role, id: string): Promise<Person | undefined> {
  const row = await db
    .selectFrom(tableOf(role))
    .select(['id', 'name', 'email', 'language', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .where('verified', '=', 1)
    .executeTakeFirst()
  return row && { ...row, role }
}

/** Finds the person with this id in either role. */
export async function findPersonById(db: Database, id: string): Promise<Person | undefined> {
  return (await findPerson(db, 'user', id)) ?? findPerson(db, 'mentor', id)
}

/** Finds the accounts of an address. There may be one in each role. */
export async function findPeople(db: Database, email: string): Promise<Person[]> {
  const people: Person[] = []
  for (const role of ['user', 'mentor'] as const) {
    const row = await db
      .selectFrom(tableOf(role))
      .select('id')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst()
    const person = row && (await findPerson(db, role, row.id))
    if (person) people.push(person)
  }
  return people
}

/**
 * Returns the names and addresses of learners or mentors, by id. People whose account was deleted are
 * missing.
 */
export async function peopleIn(
  db: Database,
  table: 'learners' | 'mentors',
  ids: string[],
): Promise<Map<string, { name: string; email: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom(table).select(['id', 'name', 'email']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name, email }) => [id, { name, email }]))
}

/** Returns the names of verified accounts, by id. */
export async function namesOfPeople(db: Database, ids: string[]) {
  const learners = db.selectFrom('learners').select(['id', 'name']).where('id', 'in', ids)
  const mentors = db
    .selectFrom('mentors')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('verified', '=', 1)
  const rows = await learners.unionAll(mentors).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
