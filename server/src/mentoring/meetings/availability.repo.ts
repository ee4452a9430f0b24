import type { Absence } from '@mentor-connect/contract/mentoring/sessions/absences'
import type { Availability } from '@mentor-connect/contract/mentoring/sessions/weeklyHours'
import type { Selectable } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { ApiDatabase, Instant, Database } from '../../kernel/database/schema'

export type SavedAvailability = Required<Availability> & { version: Instant }

export async function findAvailability(
  db: Database,
  mentorId: string,
): Promise<SavedAvailability | undefined> {
  return saved(await availabilityOf(db, mentorId).executeTakeFirst())
}

/**
 * Returns the hours of a mentor in the directory, and whether the mentor is away. Returns undefined if the
 * mentor is not in the directory or has no hours.
 */
export async function findActiveAvailability(
  db: Database,
  mentorId: string,
): Promise<(SavedAvailability & { isAway: boolean }) | undefined> {
  const row = await availabilityOf(db, mentorId)
    .where('mentor_availability.mentor_id', 'in', (eb) =>
      eb.selectFrom('mentors').select('id').where('id', '=', mentorId).where('status', '=', 'active'),
    )
    .leftJoin('mentor_places', 'mentor_places.mentor_id', 'mentor_availability.mentor_id')
    .select('pause_reason')
    .executeTakeFirst()
  return row && { ...saved(row)!, isAway: row.pause_reason === 'away' }
}

const availabilityOf = (db: Database, mentorId: string) =>
  db
    .selectFrom('mentor_availability')
    .selectAll('mentor_availability')
    .where('mentor_availability.mentor_id', '=', mentorId)

const saved = (row: Selectable<ApiDatabase['mentor_availability']> | undefined) =>
  row && {
    timeZone: row.time_zone,
    weekly: JSON.parse(row.weekly) as Availability['weekly'],
    days: JSON.parse(row.days) as Availability['days'],
    absences: JSON.parse(row.absences ?? '[]') as Absence[],
    kinds: JSON.parse(row.kinds) as Availability['kinds'],
    meetingUrl: row.meeting_url,
    perDay: Number(row.per_day ?? 0),
    version: row.updated_at,
  }

export async function writeAvailability(
  tx: Database,
  mentorId: string,
  availability: Required<Availability>,
  now: Instant,
) {
  const values = {
    time_zone: availability.timeZone,
    weekly: JSON.stringify(availability.weekly),
    days: JSON.stringify(availability.days),
    absences: JSON.stringify(availability.absences),
    kinds: JSON.stringify(availability.kinds),
    meeting_url: availability.meetingUrl,
    per_day: availability.perDay,
    updated_at: now,
  }
  await tx
    .insertInto('mentor_availability')
    .values({ mentor_id: mentorId, ...values })
    .onConflict((conflict) => conflict.column('mentor_id').doUpdateSet(values))
    .execute()
}

/** Locks the mentor, so that other requests that save or book this mentor's hours wait until the transaction ends. */
export async function lockMentor(tx: Database, mentorId: string) {
  await lockRows(tx, tx.selectFrom('mentors').select('id').where('id', '=', mentorId)).execute()
}

/** Tells whether a mentor is active and therefore in the directory. */
export async function isActiveMentor(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('mentors')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the hours of a mentor, and the number of learners that the mentor accepts. */
export async function hoursOf(db: Database, id: string) {
  return {
    availability: await db
      .selectFrom('mentor_availability')
      .selectAll()
      .where('mentor_id', '=', id)
      .execute(),
    places: await db.selectFrom('mentor_places').selectAll().where('mentor_id', '=', id).execute(),
  }
}
