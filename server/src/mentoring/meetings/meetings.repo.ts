import type { SessionSide } from '@mentor-connect/contract/mentoring/sessions/attendance'
import type { Selectable, Updateable } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { ApiDatabase, Instant, Database } from '../../kernel/database/schema'
import { placedPairs } from '../mentorships/placedPairs.query'
import type { Participant } from './participant'

export type StoredMeeting = Selectable<ApiDatabase['meetings']>

export const sideOf = ({ role }: Participant): SessionSide => (role === 'mentor' ? 'mentor' : 'learner')

export const personOf = ({ learner_id, mentor_id }: StoredMeeting, side: SessionSide) =>
  side === 'mentor' ? mentor_id : learner_id

const columnOf = ({ role }: Participant) => (role === 'mentor' ? 'mentor_id' : 'learner_id')
const partnerColumnOf = ({ role }: Participant) => (role === 'mentor' ? 'learner_id' : 'mentor_id')

/**
 * Finds the learner's booking with this client id.
 *
 * @param clientId the id that the learner's device chose for the booking
 */
export function findByClientId(
  db: Database,
  { learnerId, clientId }: { learnerId: string; clientId: string },
): Promise<StoredMeeting | undefined> {
  return db
    .selectFrom('meetings')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** Finds a meeting of this person. Returns undefined for a meeting of other people. */
export function findOwn(db: Database, who: Participant, id: string): Promise<StoredMeeting | undefined> {
  return own(db, who, id).executeTakeFirst()
}

export function lockOwn(tx: Database, who: Participant, id: string): Promise<StoredMeeting | undefined> {
  return lockRows(tx, own(tx, who, id)).executeTakeFirst()
}

const own = (db: Database, who: Participant, id: string) =>
  db.selectFrom('meetings').selectAll().where('id', '=', id).where(columnOf(who), '=', who.personId)

/**
 * Finds a meeting, whoever takes part in it. The caller must ensure that only its participants learn of it.
 */
export function findMeeting(db: Database, id: string): Promise<StoredMeeting | undefined> {
  return db.selectFrom('meetings').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Finds meetings, whoever takes part in them, as `findMeeting` does. */
export async function findMeetings(db: Database, ids: string[]): Promise<StoredMeeting[]> {
  if (ids.length === 0) return []
  return db.selectFrom('meetings').selectAll().where('id', 'in', ids).execute()
}

/** Finds a meeting, unless it was moved or cancelled since this revision. */
export function findBooked(db: Database, id: string, revision: number): Promise<StoredMeeting | undefined> {
  return db
    .selectFrom('meetings')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .where('revision', '=', revision)
    .executeTakeFirst()
}

export async function insertMeeting(tx: Database, row: StoredMeeting) {
  await tx.insertInto('meetings').values(row).execute()
}

export async function updateMeeting(tx: Database, id: string, values: Updateable<ApiDatabase['meetings']>) {
  await tx.updateTable('meetings').set(values).where('id', '=', id).execute()
}

interface ListQuery {
  when: 'upcoming' | 'past'
  /** Id of the other person if only the meetings with this person are wanted. */
  partner: string | undefined
  now: Instant
  page: number
  limit: number
}

export async function listOwn(
  db: Database,
  who: Participant,
  { when, partner, now, page, limit }: ListQuery,
) {
  const all = db
    .selectFrom('meetings')
    .where(columnOf(who), '=', who.personId)
    .$if(partner !== undefined, (query) => query.where(partnerColumnOf(who), '=', partner!))
    .where((eb) =>
      when === 'upcoming'
        ? eb.and([eb('state', '=', 'booked'), eb('ends_at', '>', now)])
        : eb.or([eb('state', '=', 'cancelled'), eb('ends_at', '<=', now)]),
    )
  const { count } = await all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await all
    .selectAll()
    .orderBy('starts_at', when === 'upcoming' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, count: Number(count) }
}

/** Returns name, picture and time zone of the other people in meetings, by their id. */
export async function partnersOf(db: Database, who: Participant, ids: string[]) {
  if (ids.length === 0) return new Map<string, PartnerRow>()
  const rows: PartnerRow[] =
    who.role === 'mentor'
      ? await db
          .selectFrom('learners')
          .select(['id', 'name', 'profile', 'time_zone'])
          .where('id', 'in', ids)
          .execute()
      : await db
          .selectFrom('mentors')
          .leftJoin('mentor_availability', 'mentor_availability.mentor_id', 'mentors.id')
          .select(['mentors.id', 'name', 'profile', 'mentor_availability.time_zone'])
          .where('mentors.id', 'in', ids)
          .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export interface PartnerRow {
  id: string
  name: string
  profile: string | null
  time_zone: string | null
}

/** Tells whether a learner is enrolled in a course of a mentor. */
export async function learnsFrom(db: Database, learnerId: string, mentorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .select('courses.id')
    .where('learner_id', '=', learnerId)
    .where('mentor_id', '=', mentorId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the accepted or active mentorship of two people. */
export function mentorshipBetween(db: Database, learnerId: string, mentorId: string) {
  return placedPairs(db, [learnerId], [mentorId])
    .select(['mentorships.state', 'mentorships.accepted_at'])
    .executeTakeFirst()
}

/**
 * Tells whether the two have a session that was booked since the given time and is not cancelled. A session
 * that the mentor has missed does not count.
 */
export async function haveBookedSince(db: Database, learnerId: string, mentorId: string, since: Instant) {
  const row = await db
    .selectFrom('meetings')
    .select('id')
    .where('learner_id', '=', learnerId)
    .where('mentor_id', '=', mentorId)
    .where('state', '=', 'booked')
    .where('created_at', '>=', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('meeting_attendance as said')
            .leftJoin('meeting_attendance as own', (join) =>
              join.onRef('own.meeting_id', '=', 'said.meeting_id').on('own.marked_by', '=', 'mentor'),
            )
            .select('said.meeting_id')
            .whereRef('said.meeting_id', '=', 'meetings.id')
            .where('said.marked_by', '=', 'learner')
            .where('said.mark', '=', 'absent')
            .where('own.mark', 'is', null),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
