import { paths } from '@mentor-connect/contract/rules/paths'
import type { FindRoom } from '../../kernel/rooms/roomState'

/**
 * Finds the state of a mentor's room. Its members are the learners with an active mentorship, in the order in
 * which they were accepted.
 */
export const mentorRoom: FindRoom = async (db, mentorId) => {
  const mentor = await db
    .selectFrom('mentors')
    .select(['name', 'status'])
    .where('id', '=', mentorId)
    .executeTakeFirst()
  if (!mentor) return undefined
  const learners = await db
    .selectFrom('mentorships')
    .select('learner_id')
    .where('mentor_id', '=', mentorId)
    .where('state', '=', 'active')
    .orderBy('accepted_at')
    .orderBy('id')
    .execute()
  return {
    title: mentor.name,
    pages: { user: paths.learner.mentor(mentorId), mentor: paths.mentorArea.mentorships },
    history: 'joined',
    members: [
      { personId: mentorId, role: 'owner' },
      ...learners.map(({ learner_id }) => ({ personId: learner_id, role: 'member' as const })),
    ],
    isClosed: mentor.status !== 'active',
  }
}
