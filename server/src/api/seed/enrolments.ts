import type { Instant } from '../../kernel/database/schema'
import { DEMO_LEARNER } from '../../platform/demo/demoAccounts'
import { daysBefore } from './rows'
import { COURSES, type DemoCourse, LEARNERS, MENTOR_REVIEWS, REVIEWS } from './demoContent'

/** The course that the demo learner has completed. The learner's other courses are in progress. */
const COMPLETED_COURSE = 'stay-safe-online'
/** Course id → number of completed lessons, counted from the first one. The next lesson is in progress. */
export const STARTED_COURSES: Record<string, number> = {
  'interview-ready-in-four-weeks': 6,
  'english-for-work': 3,
  // The lessons of this course have their content on the platform.
  'write-a-resume': 3,
}

const OTHERS = LEARNERS.filter(({ id }) => id !== DEMO_LEARNER.id)
/**
 * Step through the list of learners. It has no common divisor with their number, so stepping visits each of
 * them once.
 */
const STRIDE = 7

/**
 * Returns the ids of the students of a course: its reviewers, the reviewers of its mentor, and other learners
 * up to the number that the demo content states.
 */
export function studentsOf(course: DemoCourse): string[] {
  const students = new Set([...reviewersOf(course), ...mentorReviewersOf(course)])
  if (course.id === COMPLETED_COURSE || course.id in STARTED_COURSES) students.add(DEMO_LEARNER.id)
  const start = COURSES.indexOf(course) * 5
  for (let step = 0; step < OTHERS.length && students.size < course.students; step++) {
    const next = OTHERS[(start + step * STRIDE) % OTHERS.length]
    if (next) students.add(next.id)
  }
  return [...students]
}

/** The courses of the demo path `COMPLETED_PATH`, which one learner has completed. */
const PATH_COURSES = ['plan-an-exam-year', 'maths-of-money']
export const COMPLETED_PATH = 'an-exam-year-with-numbers'

/** Tells whether this learner has completed the demo path, and the course is a part of it. */
export const isOfCompletedPath = (course: DemoCourse, learnerId: string) =>
  PATH_COURSES.includes(course.id) && learnerId === finisherOfPath()

/** Returns the id of the first learner who is enrolled in all courses of the path. */
export function finisherOfPath(): string | undefined {
  const [first = [], ...others] = COURSES.filter(({ id }) => PATH_COURSES.includes(id)).map(studentsOf)
  return first.find((id) => id !== DEMO_LEARNER.id && others.every((ids) => ids.includes(id)))
}

/** Number of days since the demo learner enrolled. */
const BEGUN_DAYS_AGO = 60
/** Maximum number of days since an enrolment. Every course is older. */
const LONGEST_AGO = 94
/** Number of days over which the enrolments of learners without a review are spread. */
const WEEKS_IN_DAYS = 77

/**
 * Returns the time at which the student at this position enrolled. It is before all activity of the student;
 * enrolments are spread over the weeks.
 */
export function enrolledAt(now: Date, course: DemoCourse, learnerId: string, place: number): Instant {
  if (learnerId === DEMO_LEARNER.id) return daysBefore(now, BEGUN_DAYS_AGO)
  const review = REVIEWS.findIndex((one) => one.course === course.id && one.learner === learnerId)
  const before = review >= 0 ? reviewedDaysAgo(review) + 2 + place : ACTIVE_DAYS_AGO + place
  const spread = review >= 0 ? 0 : (place * 13 + COURSES.indexOf(course) * 31) % WEEKS_IN_DAYS
  return daysBefore(now, Math.min(before + spread, LONGEST_AGO))
}

/**
 * Returns the number of days since a review was written. There is one review a day; the first in the list is
 * the most recent.
 */
export const reviewedDaysAgo = (index: number) => 4 + index

const ACTIVE_DAYS_AGO = 2

/** Returns the time at which the student at this position was last active. */
export const lastActiveAt = (now: Date, place: number): Instant => daysBefore(now, ACTIVE_DAYS_AGO + place)

function reviewersOf(course: DemoCourse): string[] {
  return REVIEWS.filter((review) => review.course === course.id).map((review) => review.learner)
}

/**
 * Returns the ids of the learners who have reviewed the mentor of this course. They are students of the
 * mentor's newest course, so that they have met the mentor.
 */
function mentorReviewersOf(course: DemoCourse): string[] {
  const newest = COURSES.find(({ mentor }) => mentor === course.mentor)
  if (newest !== course) return []
  return MENTOR_REVIEWS.filter(({ mentor }) => mentor === course.mentor).map(({ learner }) => learner)
}
