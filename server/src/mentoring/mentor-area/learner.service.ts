import type { MentorsLearner } from '@mentor-connect/contract/mentoring/mentorArea'
import { errors } from '../../platform/http/errors'
import type { Database } from '../../kernel/database/schema'
import { isAcquainted } from '../mentorships/acquaintances.query'
import { listBetween, partnersOf, type Participant } from '../mentorships/mentorships.repo'
import { present } from '../mentorships/presentMentorship'

/**
 * Reads a learner for a mentor. @throws ApiError `not_found` if the id is unknown, or if the two have no
 * course, mentorship or session in common
 */
export async function readLearner(db: Database, mentorId: string, id: string): Promise<MentorsLearner> {
  const who: Participant = { personId: mentorId, side: 'mentor' }
  const learner = (await partnersOf(db, who, [id])).get(id)
  if (!learner || !(await isAcquainted(db, mentorId, id))) throw errors.notFound('Learner')
  const mentorships = await listBetween(db, id, mentorId)
  return { ...learner, mentorships: mentorships.map((row) => present(row, learner)) }
}
