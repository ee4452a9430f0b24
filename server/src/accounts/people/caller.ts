import { callerOf, type Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import type { Database } from '../../kernel/database/schema'
import { findPerson, type Person } from './person.repo'

/**
 * Returns a function that loads the account of the caller.
 *
 * @throws ApiError `unauthenticated` if there is none
 */
export function callerIn(db: Database) {
  return async function caller(session: Session | null): Promise<Person> {
    const id = callerOf(session)
    const person = session && (await findPerson(db, session.role, id))
    if (!person) throw errors.unauthenticated()
    return person
  }
}
