import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Database } from '../../../kernel/database/schema'
import type { Subject } from '../../../kernel/reportables/reportable'

/**
 * Finds a reported message of a workshop in which the reporter has a seat, because nobody else can read it.
 * The mentor may have taken it back after the reporter read it.
 */
export async function reportedMessage(
  db: Database,
  { subjectId, userId }: NewReport,
): Promise<Subject | undefined> {
  const message = await db
    .selectFrom('workshop_messages as m')
    .innerJoin('workshops', 'workshops.id', 'm.workshop_id')
    .innerJoin('workshop_people as p', 'p.workshop_id', 'm.workshop_id')
    .select(['m.id', 'm.text', 'm.sent_at', 'm.workshop_id', 'workshops.title as workshop', 'mentor_id'])
    .where('m.id', '=', subjectId)
    .where('p.learner_id', '=', userId)
    .where('p.state', '=', 'booked')
    .executeTakeFirst()
  if (!message) return undefined
  const { mentor_id, ...content } = message
  return { id: message.id, about: { id: mentor_id, role: 'mentor' }, content }
}
