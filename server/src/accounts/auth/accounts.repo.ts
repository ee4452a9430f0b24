import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { birthYearColumns } from '../people/birthYear'
import type { Instant, Database } from '../../kernel/database/schema'

/**
 * The columns of an account with a verified address that are needed for a login, and for a mail about the
 * login.
 */
export interface LoginAccount {
  id: string
  name: string
  password_hash: string | null
  language: Locale | null
}

export function findAccount(db: Database, role: Role, email: string): Promise<LoginAccount | undefined> {
  return db
    .selectFrom(role === 'user' ? 'learners' : 'mentors')
    .select(['id', 'name', 'password_hash', 'language'])
    .where('email', '=', email)
    .where('verified', '=', 1)
    .executeTakeFirst()
}

export interface NewLearner {
  id: string
  email: string
  name: string
  /** Null for somebody who signs in only through Google. */
  passwordHash: string | null
  language: Locale | null
  /** Null if the year is not known. */
  birthYear: number | null
  certificateName: string | null
  now: Instant
}

/** Creates the account of a learner whose address was just verified. */
export async function insertLearner(db: Database, learner: NewLearner) {
  await db
    .insertInto('learners')
    .values({
      id: learner.id,
      email: learner.email,
      name: learner.name,
      password_hash: learner.passwordHash,
      mobile: null,
      profile: null,
      verified: 1,
      auth_type: null,
      language: learner.language,
      certificate_name: learner.certificateName,
      ...birthYearColumns(learner.birthYear, new Date(learner.now)),
      created_at: learner.now,
      updated_at: learner.now,
    })
    .execute()
}
