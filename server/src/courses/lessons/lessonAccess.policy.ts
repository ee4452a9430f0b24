import { requireAccess, type Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import type { FoundLesson } from './lessons.repo'

interface Reader {
  session: Session | null
  isEnrolled: boolean
}

/**
 * Enrolled learners and the course's mentor may read a lesson, anybody a preview in a listed course.
 *
 * @throws ApiError `not_found` for a course that this person cannot see, `not_enrolled` for a lesson of one that is listed
 */
export function requireReader(lesson: FoundLesson, { session, isEnrolled }: Reader) {
  const isVisible = lesson.listed === 1 || isEnrolled || session?.personId === lesson.mentorId
  if (!isVisible) throw errors.notFound('Lesson')
  if (lesson.preview === 1) return
  // A suspended person reads what visitors read.
  if (session) requireAccess('session', session)
  if (!isEnrolled && session?.personId !== lesson.mentorId) throw errors.notEnrolled()
}
