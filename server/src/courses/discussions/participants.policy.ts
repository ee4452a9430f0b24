import { QUIZ_FIRST } from '@mentor-connect/contract/courses/discussions'
import type { Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../courseErrors'
import type { FoundPlace } from './places.query'

/**
 * Enrolled learners and the course's mentor take part. In a quiz, learners take part once they have passed it, so that
 * answers do not give it away.
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
