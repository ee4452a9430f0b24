import { LEARNER_MENTORSHIPS_MAX } from '@mentor-connect/contract/mentoring/mentorArea'
import {
  OPEN_STATES,
  PLACED_STATES,
  REQUEST_STATES,
  type MentorshipState,
} from '@mentor-connect/contract/mentoring/mentorship'
import type { Instant, Database } from '../../kernel/database/schema'
import type { StoredMentorship } from './storedMentorships.repo'

export interface Participant {
  personId: string
  side: 'learner' | 'mentor'
}

const columnOf = ({ side }: Participant) => `${side}_id` as const

/** Finds a mentorship of this person. Returns undefined for a mentorship of other people. */
export function findOwn(db: Database, who: Participant, id: string): Promise<StoredMentorship | undefined> {
  return db
    .selectFrom('mentorships')
    .selectAll()
    .where('id', '=', id)
    .where(columnOf(who), '=', who.personId)
    .executeTakeFirst()
}

export function findOpenOf(
  db: Database,
  learnerId: string,
  mentorId: string,
): Promise<StoredMentorship | undefined> {
  return db
    .selectFrom('mentorships')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('mentor_id', '=', mentorId)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirst()
}

/** Stores a new mentorship. Returns false if the two already have an open one. */
export async function insertMentorship(tx: Database, row: StoredMentorship): Promise<boolean> {
  const inserted = await tx
    .insertInto('mentorships')
    .values(row)
    .onConflict((conflict) => conflict.column('open_pair').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Returns the open requests of a learner, in the order in which they are to be locked. */
export function requestsOf(db: Database, learnerId: string): Promise<StoredMentorship[]> {
  return db
    .selectFrom('mentorships')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('state', 'in', REQUEST_STATES)
    .orderBy('id')
    .execute()
}

/**
 * Returns the ids of the mentors to whom a learner has sent requests since the given time, one id for each
 * request.
 */
export async function mentorsAskedSince(db: Database, learnerId: string, since: Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('mentorships')
    .select('mentor_id')
    .where('learner_id', '=', learnerId)
    .where('created_at', '>', since)
    .execute()
  return rows.map(({ mentor_id }) => mentor_id)
}

/** Returns the time at which this mentor last declined a request from this learner. */
export async function lastDeclined(
  db: Database,
  learnerId: string,
  mentorId: string,
): Promise<Instant | undefined> {
  const row = await db
    .selectFrom('mentorships')
    .select('changed_at')
    .where('learner_id', '=', learnerId)
    .where('mentor_id', '=', mentorId)
    .where('state', '=', 'declined')
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.changed_at
}

export type ListedMentorships = 'requests' | 'current' | 'past'

const CURRENT: Record<Exclude<ListedMentorships, 'past'>, readonly MentorshipState[]> = {
  requests: REQUEST_STATES,
  current: PLACED_STATES,
}

interface ListQuery {
  which: ListedMentorships
  page: number
  limit: number
}

export async function listOwn(db: Database, who: Participant, { which, page, limit }: ListQuery) {
  const own = db.selectFrom('mentorships').where(columnOf(who), '=', who.personId)
  const all =
    which === 'past' ? own.where('state', 'not in', OPEN_STATES) : own.where('state', 'in', CURRENT[which])
  const { count } = await all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await all
    .selectAll()
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, count: Number(count) }
}

/** Returns all mentorships of two people, last changed first. */
export function listBetween(db: Database, learnerId: string, mentorId: string): Promise<StoredMentorship[]> {
  return db
    .selectFrom('mentorships')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('mentor_id', '=', mentorId)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(LEARNER_MENTORSHIPS_MAX)
    .execute()
}

/** Returns the history of a mentorship, earliest event first. */
export function eventsOf(db: Database, id: string) {
  return db
    .selectFrom('mentorship_events')
    .selectAll()
    .where('mentorship_id', '=', id)
    .orderBy('version')
    .execute()
}

/** Returns names and pictures of the other people in mentorships, by id. */
export async function partnersOf(db: Database, { side }: Participant, ids: string[]) {
  if (ids.length === 0) return new Map<string, Partner>()
  const rows = await db
    .selectFrom(side === 'mentor' ? 'learners' : 'mentors')
    .select(['id', 'name', 'profile'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ profile, ...row }): [string, Partner] => [row.id, { ...row, ...(profile && { profile }) }]),
  )
}

export interface Partner {
  id: string
  name: string
  profile?: string
}
