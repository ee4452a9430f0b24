import { ROOM_MEMBERS_MAX } from '@mentor-connect/contract/messages/roomRules'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { paths } from '@mentor-connect/contract/rules/paths'
import type { ExpressionBuilder } from 'kysely'
import type { ApiDatabase } from '../../kernel/database/schema'
import type { FindRoom } from '../../kernel/rooms/roomState'

/**
 * Maximum number of days before the opening of a path's room for which people who joined then still get a
 * place in the room.
 */
const JOINED_DAYS_BEFORE = 30

/**
 * Finds the room of the learners who follow a mentor's path at the same time: those who joined shortly before
 * the room was opened, and those who join later. People who have blocked the mentor, or whom the mentor has
 * blocked, are left out. Paths of the platform have no room, because nobody would lead it.
 */
export const pathRoom: FindRoom = async (db, id, { openedAt }) => {
  const path = await db
    .selectFrom('skill_paths')
    .select(['slug', 'title', 'mentor_id', 'listed', 'hidden_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!path?.mentor_id) return undefined
  const since = new Date(Date.parse(openedAt) - JOINED_DAYS_BEFORE * DAY_MS).toISOString()
  const learners = await db
    .selectFrom('skill_path_people')
    .select('learner_id')
    .where('path_id', '=', id)
    .where('joined_at', '>=', since)
    .where(isNotBlockedWith(path.mentor_id))
    .orderBy('joined_at')
    .orderBy('learner_id')
    .limit(ROOM_MEMBERS_MAX)
    .execute()
  return {
    title: path.hidden_at === null ? path.title : '',
    pages: { user: paths.learner.skillPath(path.slug), mentor: paths.mentorArea.editSkillPath(id) },
    history: 'all',
    members: [
      { personId: path.mentor_id, role: 'owner' },
      ...learners.map(({ learner_id }) => ({ personId: learner_id, role: 'member' as const })),
    ],
    isClosed: path.listed === 0,
  }
}

const isNotBlockedWith = (mentorId: string) => (eb: ExpressionBuilder<ApiDatabase, 'skill_path_people'>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('blocked_pairs')
        .select('blocked_pairs.mentor_id')
        .whereRef('blocked_pairs.learner_id', '=', 'skill_path_people.learner_id')
        .where('blocked_pairs.mentor_id', '=', mentorId)
        .where((pair) => pair.or([pair('by_learner', '=', 1), pair('by_mentor', '=', 1)])),
    ),
  )
