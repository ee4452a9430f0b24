import { randomUUID } from 'node:crypto'
import { recordForRestore } from '../../kernel/restore-journal/restoreJournal.repo'
import type { Database, Instant } from '../../kernel/database/schema'
import type { Person } from '../people/person.repo'
import { hashRecoveryCode } from './recoveryCodes'

type Owner = Pick<Person, 'id' | 'role'>

export async function turnOn(tx: Database, { id, role }: Owner, now: Date) {
  await tx
    .insertInto('second_factors')
    .values({ person_id: id, role, created_at: now.toISOString(), ends_at: null })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ ends_at: null }))
    .execute()
  await recordForRestore(tx, { kind: 'second-factor-on', subject: id, role }, now)
}

export async function turnOff(tx: Database, { id, role }: Owner, now: Date) {
  await tx.deleteFrom('second_factors').where('person_id', '=', id).execute()
  await tx.deleteFrom('recovery_codes').where('person_id', '=', id).execute()
  await recordForRestore(tx, { kind: 'second-factor-off', subject: id, role }, now)
}

/**
 * Sets the time at which the second factor is turned off automatically; null keeps it on. Returns false if
 * the second factor is off or nothing changes.
 */
export async function setEnd(db: Database, personId: string, endsAt: Instant | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ ends_at: endsAt })
    .where('person_id', '=', personId)
    .where('ends_at', endsAt === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Replaces the recovery codes of a person. */
export async function replaceCodes(tx: Database, { id, role }: Owner, codes: string[], now: Date) {
  await tx.deleteFrom('recovery_codes').where('person_id', '=', id).execute()
  await recordForRestore(tx, { kind: 'recovery-codes-replaced', subject: id, role }, now)
  const rows = codes.map((code) => ({
    id: randomUUID(),
    person_id: id,
    code_hash: hashRecoveryCode(id, code),
    created_at: now.toISOString(),
    used_at: null,
  }))
  await tx.insertInto('recovery_codes').values(rows).execute()
}

/** Uses a recovery code. Of two requests with the same code only one gets true. */
export async function useCode(tx: Database, { id, role }: Owner, typed: string, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('person_id', '=', id)
    .where('code_hash', '=', hashRecoveryCode(id, typed))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (used) await recordForRestore(tx, { kind: 'recovery-code-used', subject: used.id, role }, now)
  return used !== undefined
}

export async function countCodesLeft(db: Database, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
