import { lastAdultBirthYear } from '@mentor-connect/contract/accounts/birthYear'
import type { Selectable } from 'kysely'
import type { GuardianConsentsTable, Instant, LearnersTable, Database } from '../../kernel/database/schema'
import { birthYearColumns, currentYear } from './birthYear'

export type GuardianConsentRow = Selectable<GuardianConsentsTable>

export function findAge(db: Database, learnerId: string) {
  return db
    .selectFrom('learners')
    .select(['birth_year', 'birth_year_asked', 'is_minor'])
    .where('id', '=', learnerId)
    .executeTakeFirst()
}

/**
 * Values of `birth_year_asked`, in ascending order: the last occasion on which the learner has postponed the
 * question for the year of birth. The question is asked after the first log-in and again before the first
 * contact with a mentor.
 */
export const PUT_OFF = { atLogIn: 1, beforeContact: 2 } as const
type PutOff = (typeof PUT_OFF)[keyof typeof PUT_OFF]
type Asked = Pick<Selectable<LearnersTable>, 'birth_year' | 'birth_year_asked'>

/** Tells whether the first page has to ask the learner for the year of birth. */
export const asksBirthYear = ({ birth_year, birth_year_asked }: Asked) =>
  birth_year === null && birth_year_asked < PUT_OFF.atLogIn

/** Tells whether the learner has to be asked for the year of birth before the first contact with a mentor. */
export const asksBeforeContact = ({ birth_year, birth_year_asked }: Asked) =>
  birth_year === null && birth_year_asked < PUT_OFF.beforeContact

/** Stores the year of birth unless one is stored already. Returns whether it was stored. */
export async function storeBirthYear(db: Database, learnerId: string, birthYear: number, now: Date) {
  const row = await db
    .updateTable('learners')
    .set({ ...birthYearColumns(birthYear, now), updated_at: now.toISOString() })
    .where('id', '=', learnerId)
    .where('birth_year', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces a wrong year on behalf of an operator. */
export async function correctBirthYear(db: Database, learnerId: string, birthYear: number, now: Date) {
  await db
    .updateTable('learners')
    .set({ ...birthYearColumns(birthYear, now), updated_at: now.toISOString() })
    .where('id', '=', learnerId)
    .execute()
}

export async function storePutOff(db: Database, learnerId: string, at: PutOff) {
  await db
    .updateTable('learners')
    .set({ birth_year_asked: at })
    .where('id', '=', learnerId)
    .where('birth_year_asked', '<', at)
    .execute()
}

/** Marks all learners who have reached the year of their majority as adults. A trigger notifies chat. */
export async function endMinority(db: Database, now: Date) {
  await db
    .updateTable('learners')
    .set({ is_minor: 0 })
    .where('is_minor', '=', 1)
    .where('birth_year', '<=', lastAdultBirthYear(currentYear(now)))
    .execute()
}

export function findConsent(db: Database, learnerId: string): Promise<GuardianConsentRow | undefined> {
  return db.selectFrom('guardian_consents').selectAll().where('learner_id', '=', learnerId).executeTakeFirst()
}

export function findConsentByToken(db: Database, tokenHash: string) {
  return db
    .selectFrom('guardian_consents')
    .innerJoin('learners', 'learners.id', 'guardian_consents.learner_id')
    .selectAll('guardian_consents')
    .select(['learners.name as learner_name', 'learners.language', 'learners.email as learner_email'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/**
 * Stores a new request to a guardian. It replaces an earlier request. If the earlier request was verified,
 * returns false and changes nothing.
 */
export async function putRequest(
  db: Database,
  request: { learnerId: string; guardianEmail: string; tokenHash: string; now: Instant },
): Promise<boolean> {
  const { learnerId, guardianEmail, tokenHash, now } = request
  const fresh = {
    state: 'asked' as const,
    guardian_email: guardianEmail,
    guardian_name: null,
    relation: null,
    token_hash: tokenHash,
    asked_at: now,
    given_at: null,
    decided_at: null,
  }
  const row = await db
    .insertInto('guardian_consents')
    .values({ learner_id: learnerId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('learner_id').doUpdateSet(fresh).where('guardian_consents.state', '!=', 'verified'),
    )
    .returning('learner_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Changes a consent if its state is one of `from` and, if `tokenHash` is given, the link of the consent still
 * has this hash. Returns whether the consent was changed.
 */
export async function changeConsent(
  db: Database,
  {
    learnerId,
    tokenHash,
    from,
  }: { learnerId: string; tokenHash?: string; from: GuardianConsentRow['state'][] },
  change: Partial<GuardianConsentRow>,
): Promise<boolean> {
  const row = await db
    .updateTable('guardian_consents')
    .set(change)
    .where('learner_id', '=', learnerId)
    .where('state', 'in', from)
    .$if(tokenHash !== undefined, (query) => query.where('token_hash', '=', tokenHash!))
    .returning('learner_id')
    .executeTakeFirst()
  return row !== undefined
}

export const withdrawnAt = (at: Instant) => ({ state: 'withdrawn' as const, decided_at: at })

/** Guardians' consents with the name, address and year of birth of the learners. */
export const consentsWithLearners = (db: Database) =>
  db
    .selectFrom('guardian_consents')
    .innerJoin('learners', 'learners.id', 'guardian_consents.learner_id')
    .select(['learners.email', 'learners.name', 'learners.birth_year as birthYear'])
    .select(['state', 'guardian_email as guardianEmail', 'guardian_name as guardianName', 'relation'])
    .select(['asked_at as askedAt', 'given_at as givenAt', 'decided_at as decidedAt'])
