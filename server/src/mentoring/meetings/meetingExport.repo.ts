import type { Instant, Database } from '../../kernel/database/schema'
import { isFeedbackShown } from './feedbackShown'
import type { Person } from '../../accounts/people/person.repo'

/**
 * Returns a person's sessions with their notes and feedback. The mentor's private notes about the learner are
 * included. Feedback that the person may not see yet is left out.
 */
export async function meetingsOf(db: Database, { id, role }: Pick<Person, 'id' | 'role'>, now: Instant) {
  const meetings = await db
    .selectFrom('meetings')
    .select(['id', 'title', 'topic', 'starts_at', 'ends_at', 'state', 'cancelled_by'])
    .select(['created_at', 'changed_at'])
    .where((eb) => eb.or([eb('learner_id', '=', id), eb('mentor_id', '=', id)]))
    .orderBy('starts_at')
    .execute()
  const own = role === 'mentor' ? 'mentor' : 'learner'
  const exported = []
  for (const { id: meetingId, ...meeting } of meetings) {
    const records = await recordsOf(db, meetingId)
    const isShown = isFeedbackShown(meeting, records.feedback.length, Date.parse(now))
    const feedback = records.feedback.filter(({ given_by }) => isShown || given_by === own)
    exported.push({ ...meeting, ...records, feedback })
  }
  return exported
}

async function recordsOf(db: Database, meetingId: string) {
  return {
    notes: await db
      .selectFrom('meeting_notes')
      .select(['version', 'text', 'items', 'saved_by', 'saved_at'])
      .where('meeting_id', '=', meetingId)
      .orderBy('version')
      .execute(),
    notesOfMentor: await db
      .selectFrom('meeting_private_notes')
      .select(['text', 'saved_at'])
      .where('meeting_id', '=', meetingId)
      .execute(),
    feedback: await db
      .selectFrom('meeting_feedback')
      .select(['given_by', 'rating', 'text', 'given_at'])
      .where('meeting_id', '=', meetingId)
      .execute(),
    attendance: await db
      .selectFrom('meeting_attendance')
      .select(['marked_by', 'mark', 'marked_at'])
      .where('meeting_id', '=', meetingId)
      .execute(),
  }
}
