import { requireAccess, type Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../courseErrors'
import type { FoundLesson } from './lessons.repo'

interface Reader {
  session: Session | null
  isEnrolled: boolean
}

/**
 * Requires that a person may read a lesson. Enrolled learners and the course's mentor may read it. Anybody
 * may read a preview in a listed course.
 *
 * @throws ApiError `not_found` if this person cannot see the course, `not_enrolled` if the person can see it,
 * but must enrol to read the lesson
 */
export function requireReader(lesson: FoundLesson, { session, isEnrolled }: Reader) {
  const isVisible = lesson.listed === 1 || isEnrolled || session?.personId === lesson.mentorId
  if (!isVisible) throw errors.notFound('Lesson')
  if (lesson.preview === 1) return
  // A suspended person may read only the lessons that visitors may read.
  if (session) requireAccess('session', session)
  if (!isEnrolled && session?.personId !== lesson.mentorId) throw courseErrors.notEnrolled()
}
