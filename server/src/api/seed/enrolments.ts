import type { DemoCourse } from './content/course'
import { COURSES } from './content/catalogue'
import { LEARNERS } from './content/people'
import { REVIEWS } from './content/reviews'
import type { Instant } from '../database/schema'
import { DEMO_LEARNER } from '../../platform/demo/demoAccounts'
import { daysBefore } from './rows'

/** What the demo learner does: one course is finished, two are under way. */
const COMPLETED_COURSE = 'web-pages-from-scratch'
/** Course id → how many of its lessons are completed, from the first on. The next one is in progress. */
export const STARTED_COURSES: Record<string, number> = { 'choosing-a-career-path': 6, 'english-for-work': 3 }

const OTHERS = LEARNERS.filter(({ id }) => id !== DEMO_LEARNER.id)
/** Has no divisor in common with the number of learners, so that a walk by it meets every one of them once. */
const STRIDE = 7

/** Who is enrolled in a course: whoever reviewed it, and others up to the number that the content names. */
export function studentsOf(course: DemoCourse): string[] {
  const students = new Set(reviewersOf(course))
  if (course.id === COMPLETED_COURSE || course.id in STARTED_COURSES) students.add(DEMO_LEARNER.id)
  const start = COURSES.indexOf(course) * 5
  for (let step = 0; step < OTHERS.length && students.size < course.students; step++) {
    const next = OTHERS[(start + step * STRIDE) % OTHERS.length]
    if (next) students.add(next.id)
  }
  return [...students]
}

/** When the student at this place of the list was last there. */
export const lastActiveAt = (now: Date, place: number): Instant => daysBefore(now, 2 + place)

function reviewersOf(course: DemoCourse): string[] {
  return REVIEWS.filter((review) => review.course === course.id).map((review) => review.learner)
}
