import type { Database } from '../../kernel/database/schema'
import { lockAccount } from '../../accounts/people/credentials.repo'
import type { Person } from '../../accounts/people/person.repo'
import { cancelMeetingsOf } from './cancelMeetings.repo'

/**
 * Cancels the sessions of a person. It runs before the person's notifications are deleted, because a session
 * is always locked before the people who are notified of it.
 */
export async function cancelSessions(tx: Database, { id, role }: Pick<Person, 'id' | 'role'>, now: Date) {
  await lockAccount(tx, role, id)
  return cancelMeetingsOf(tx, id, now.toISOString())
}

const MENTORS_OWN = [
  'mentor_availability',
  'booking_pages',
  'former_booking_slugs',
  'meetings',
  'meeting_series',
  'workshops',
  'mentorships',
  'mentor_places',
  'mentor_reviews',
  'missed_session_decisions',
] as const

/** Deletes the hours of a mentor and the sessions that learners had with the mentor. */
export async function deleteMentoring(tx: Database, mentorId: string) {
  for (const table of MENTORS_OWN) await tx.deleteFrom(table).where('mentor_id', '=', mentorId).execute()
}
