import type { Instant, Database } from '../../../kernel/database/schema'
import { isExempt } from './exemption.query'

/**
 * Lists the accounts whose owners were warned, and those on hold with the reason. The next account to be
 * deleted comes first.
 */
export function listUnused(db: Database, { since, limit }: { since: Instant; limit: number }) {
  return db
    .selectFrom('account_use')
    .leftJoin('learners', 'learners.id', 'account_use.person_id')
    .leftJoin('mentors', 'mentors.id', 'account_use.person_id')
    .select((eb) => [
      'person_id',
      'account_use.role',
      'last_used_at',
      'warned',
      'erase_at',
      'held_at',
      'held_by',
      'held_reason',
      eb.fn.coalesce('learners.email', 'mentors.email').as('email'),
      eb.case().when(isExempt(eb, since)).then(1).else(0).end().as('is_exempt'),
    ])
    .where((eb) => eb.or([eb('warned', '>', 0), eb('held_at', 'is not', null)]))
    .orderBy('erase_at')
    .orderBy('last_used_at')
    .limit(limit)
    .execute()
}

/**
 * Puts an account on hold, so that it is kept although it is unused until an operator releases it. Returns
 * false if nothing has changed.
 */
export async function holdAccount(
  tx: Database,
  personId: string,
  hold: { held_at: Instant; held_by: string; held_reason: string } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_use')
    .set(hold ?? { held_at: null, held_by: null, held_reason: null })
    .where('person_id', '=', personId)
    .where('held_at', hold ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
