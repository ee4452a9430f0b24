import type { Insertable, Selectable } from 'kysely'
import type { ApiDatabase, Database, Instant } from '../../kernel/database/schema'
import { lockRows } from '../../platform/database/lockRows'
import type { StoredMeeting } from '../meetings/meetings.repo'
import type { Participant } from '../meetings/participant'

export type StoredSeries = Selectable<ApiDatabase['meeting_series']>

export async function insertSeries(tx: Database, row: Insertable<ApiDatabase['meeting_series']>) {
  await tx.insertInto('meeting_series').values(row).execute()
}

export async function insertSessions(tx: Database, rows: StoredMeeting[]) {
  await tx.insertInto('meetings').values(rows).execute()
}

/** Finds the learner's series by the id that the learner's device chose for it. */
export function findByClientId(
  db: Database,
  { learnerId, clientId }: { learnerId: string; clientId: string },
): Promise<StoredSeries | undefined> {
  return db
    .selectFrom('meeting_series')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** Finds a series of this person. Returns undefined for a series of other people. */
export function findOwnSeries(
  db: Database,
  { role, personId }: Participant,
  id: string,
): Promise<StoredSeries | undefined> {
  return db
    .selectFrom('meeting_series')
    .selectAll()
    .where('id', '=', id)
    .where(role === 'mentor' ? 'mentor_id' : 'learner_id', '=', personId)
    .executeTakeFirst()
}

/** The sessions of a series, in the order of their numbers. */
export const sessionsOf = (db: Database, seriesId: string): Promise<StoredMeeting[]> =>
  db
    .selectFrom('meetings')
    .selectAll()
    .where('series_id', '=', seriesId)
    .orderBy('series_number')
    .orderBy('id')
    .execute()

/** Locks the sessions of a series that have not begun, in the order in which all code locks sessions. */
export const lockAhead = (tx: Database, seriesId: string, now: Instant): Promise<StoredMeeting[]> =>
  lockRows(
    tx,
    tx
      .selectFrom('meetings')
      .selectAll()
      .where('series_id', '=', seriesId)
      .where('state', '=', 'booked')
      .where('starts_at', '>', now)
      .orderBy('id'),
  ).execute()

export async function noteEnd(tx: Database, id: string, by: 'learner' | 'mentor', now: Instant) {
  await tx.updateTable('meeting_series').set({ ended_by: by, ended_at: now }).where('id', '=', id).execute()
}
