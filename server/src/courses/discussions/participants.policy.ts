import { QUIZ_FIRST } from '@mentor-connect/contract/courses/discussions'
import type { Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../courseErrors'
import type { FoundPlace } from './places.query'

/**
 * Refuses everybody except enrolled learners and the course's mentor. In a quiz, learners take part only
 * after they have passed it, because the discussion could give the answers away.
 *
 * @throws ApiError `not_enrolled`, or `forbidden` with the reason `quiz_first`
 */
export function requireParticipant(place: FoundPlace, { personId, role }: Session) {
  if (role === 'mentor') {
    if (place.mentorId !== personId) throw errors.notFound('Lesson')
    return
  }
  if (place.isEnrolled !== 1) throw courseErrors.notEnrolled()
  if (place.kind === 'quiz' && place.status !== 'completed') throw errors.refused(QUIZ_FIRST)
}
