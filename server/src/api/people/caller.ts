import type { Kysely } from 'kysely'
import { ownedBy, type Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import type { ApiDatabase } from '../database/schema'
import { findPerson, type Person } from './person.repo'

/** The caller as the owner of an account, after a check that the id which the client sent is that one. */
export function ownerIn(db: Kysely<ApiDatabase>) {
  return async function owner(session: Session | null, claimedId: string): Promise<Person> {
    const id = ownedBy(session, claimedId)
    const person = session && (await findPerson(db, session.role, id))
    if (!person) throw errors.unauthenticated()
    return person
  }
}
