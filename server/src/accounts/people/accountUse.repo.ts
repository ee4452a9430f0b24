import type { Role } from '@mentor-connect/contract/accounts/people'
import { sql } from 'kysely'
import type { Instant, Database } from '../../kernel/database/schema'
import { PERIOD_UNITS, periodsAt, type PeriodUnit } from '../../platform/time/periods'

const UNWARNED = { warned: 0, erase_at: null }

interface Person {
  personId: string
  role: Role
}

/**
 * Records that an account is used, which cancels an announced deletion of it. The first use in a day, week or
 * month adds the person to the count of active people in that period.
 */
export async function noteAccountUse(db: Database, person: Person, now: Instant) {
  const before = await db
    .selectFrom('account_use')
    .select('last_used_at')
    .where('person_id', '=', person.personId)
    .executeTakeFirst()
  const units = begunSince(before?.last_used_at, now)
  if (units.length === 0) return keepAccount(db, person.personId, now)
  await db.transaction().execute(async (tx) => {
    const isFirst = await replaceUse(tx, person, { before: before?.last_used_at, now })
    if (isFirst) await countActive(tx, { units, role: person.role, now })
  })
}

/** Returns the units (day, week, month) whose current period has begun since the earlier use. */
function begunSince(before: Instant | undefined, now: Instant): PeriodUnit[] {
  if (before !== undefined && before >= now) return []
  const [earlier, present] = [before === undefined ? undefined : periodsAt(before), periodsAt(now)]
  return PERIOD_UNITS.filter((unit) => earlier?.[unit] !== present[unit])
}

/**
 * Stores the use. Returns false if a concurrent request has already stored it, because that request counts
 * the person.
 */
async function replaceUse(
  tx: Database,
  { personId, role }: Person,
  { before, now }: { before: Instant | undefined; now: Instant },
): Promise<boolean> {
  if (before === undefined) {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('account_use')
      .values({ person_id: personId, role, last_used_at: now, ...UNWARNED })
      .onConflict((conflict) => conflict.column('person_id').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n
  }
  const { numUpdatedRows } = await tx
    .updateTable('account_use')
    .set({ last_used_at: now, ...UNWARNED })
    .where('person_id', '=', personId)
    .where('last_used_at', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function countActive(
  tx: Database,
  { units, role, now }: { units: PeriodUnit[]; role: Role; now: Instant },
) {
  const periods = periodsAt(now)
  await tx
    .insertInto('active_people')
    .values(units.map((unit) => ({ unit, period: periods[unit], role, people: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['unit', 'period', 'role'])
        .doUpdateSet({ people: sql<number>`active_people.people + 1` }),
    )
    .execute()
}

/** Sets the last use to now, which cancels an announced deletion. Does nothing if the account is deleted already. */
export async function keepAccount(db: Database, personId: string, now: Instant) {
  await db
    .updateTable('account_use')
    .set({ last_used_at: now, ...UNWARNED })
    .where('person_id', '=', personId)
    .execute()
}
