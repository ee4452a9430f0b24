import type { Role } from '@mentor-connect/contract/api/people'
import type { Instant, Database } from '../../kernel/database/schema'

const UNWARNED = { warned: 0, erase_at: null }

/** Notes that an account is used: what was announced about its deletion does not hold any more. */
export async function noteAccountUse(
  db: Database,
  { personId, role }: { personId: string; role: Role },
  now: Instant,
) {
  await db
    .insertInto('account_use')
    .values({ person_id: personId, role, last_used_at: now, ...UNWARNED })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ last_used_at: now, ...UNWARNED }))
    .execute()
}

/** Keeps an account whose owner has opened the link of a mail. Does nothing for one that is deleted. */
export async function keepAccount(db: Database, personId: string, now: Instant) {
  await db
    .updateTable('account_use')
    .set({ last_used_at: now, ...UNWARNED })
    .where('person_id', '=', personId)
    .execute()
}
