import type { FigureUnit } from '@mentor-connect/contract/admin/figures'
import { HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { DEFAULT_ZONE_MINUTES } from '@mentor-connect/contract/rules/timeZone'
import type { Instant, Database } from '../../kernel/database/schema'

/** Returns the number of active people by role and first day of the period, such as `user 2026-11-16`. */
export async function activePeople(
  db: Database,
  unit: FigureUnit,
  since: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('active_people')
    .select(['period', 'role', 'people'])
    .where('unit', '=', unit)
    .where('period', '>=', since)
    .execute()
  return new Map(rows.map(({ role, period, people }) => [`${role} ${period}`, people]))
}

/** Returns the decisions about applications, with the hours between application and decision. */
export async function decisionHours(db: Database, since: Instant): Promise<{ day: string; hours: number }[]> {
  const rows = await db
    .selectFrom('operator_acts')
    .innerJoin('mentors', 'mentors.id', 'operator_acts.target')
    .select(['at', 'created_at'])
    .where('act', 'in', ['mentors approve', 'mentors reject'])
    .where('at', '>=', since)
    .execute()
  return rows.map(({ at, created_at }) => ({
    day: dayOf(at),
    hours: Math.round((Date.parse(at) - Date.parse(created_at)) / HOUR_MS),
  }))
}

/**
 * Returns the day of an instant in the product's time zone. It does not use `Intl`, which is too slow for
 * thousands of rows.
 */
const dayOf = (at: Instant): string =>
  new Date(Date.parse(at) + DEFAULT_ZONE_MINUTES * MINUTE_MS).toISOString().slice(0, 10)
