import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { paths } from '@mentor-connect/contract/rules/paths'
import type { FindRoom } from '../../kernel/rooms/roomState'
import { reachablePeople } from './people.query'
import { findWorkshop } from './workshops.repo'

/** Number of days after the end of a workshop during which people can still write in its room. */
const OPEN_DAYS_AFTER = 30

/**
 * Finds the state of a workshop's room. Its members are the mentor, and the learners with a seat who were
 * told that others see their names. If operators have hidden the text of the workshop, its title is not used
 * as the title of the room.
 */
export const workshopRoom: FindRoom = async (db, id, { now }) => {
  const workshop = await findWorkshop(db, id)
  if (!workshop || workshop.state === 'draft') return undefined
  const { mentor_id, mentor_name, title, text_hidden_at, ends_at, state } = workshop
  const learners = await reachablePeople(db, id)
    .select('workshop_people.learner_id')
    .where('workshop_people.state', '=', 'booked')
    .where('is_in_room', '=', 1)
    .orderBy('position')
    .execute()
  return {
    title: text_hidden_at === null ? title : mentor_name,
    pages: { user: paths.learner.openWorkshop(id), mentor: paths.mentorArea.workshop(id) },
    history: 'all',
    members: [
      { personId: mentor_id, role: 'owner' },
      ...learners.map(({ learner_id }) => ({ personId: learner_id, role: 'member' as const })),
    ],
    isClosed: state === 'cancelled' || Date.parse(ends_at) + OPEN_DAYS_AFTER * DAY_MS < now.getTime(),
  }
}
