import type { Database } from '../../kernel/database/schema'
import { selectCourses, type CourseRow } from '../catalogue/courseSummaries.repo'
import { isListed } from '../catalogue/courseVisibility.query'

/** Number of candidates that each source contributes. */
const CANDIDATES = 12
/** Number of the learner's latest courses for which similar learners are searched. */
const COURSES_ASKED = 3
/** Number of a course's latest learners that are considered. It limits the cost of the query. */
const LEARNERS_ASKED = 200
/** Minimum number of similar learners who take a course: the courses of a single person must not be revealed. */
const LEARNERS_MIN = 2
export async function chosenDomains(db: Database, learnerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('learner_domains')
    .select('value')
    .where('person_id', '=', learnerId)
    .orderBy('position')
    .execute()
  return rows.map(({ value }) => value)
}

/**
 * Returns the courses of the domains, most students first. A course with several of the domains occurs once
 * for each of them.
 */
export async function coursesOfDomains(db: Database, learnerId: string, domains: string[]) {
  const found = new Map<string, { id: string; domain: string; students: number }>()
  for (const domain of domains)
    for (const row of await coursesOfDomain(db, learnerId, domain))
      found.set(`${row.id} ${domain}`, { ...row, domain })
  return [...found.values()]
    .sort((a, b) => b.students - a.students || (a.id < b.id ? -1 : 1))
    .slice(0, CANDIDATES * 2)
}

/**
 * Scans an index by domain and number of students, so that it reads a fixed number of rows, however many
 * courses have the domain.
 */
function coursesOfDomain(db: Database, learnerId: string, domain: string) {
  return db
    .selectFrom('course_domains')
    .innerJoin('courses', 'courses.id', 'course_domains.course_id')
    .select(['courses.id', 'courses.students'])
    .where('course_domains.domain', '=', domain)
    .where(isListed)
    .where('courses.id', 'not in', takenBy(db, learnerId))
    .orderBy('course_domains.students', 'desc')
    .orderBy('course_domains.course_id', 'desc')
    .limit(CANDIDATES)
    .execute()
}

export function recentCourses(db: Database, learnerId: string) {
  return db
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .select(['courses.id', 'courses.title'])
    .where('enrolments.learner_id', '=', learnerId)
    .orderBy('enrolments.last_active_at', 'desc')
    .orderBy('courses.id')
    .limit(COURSES_ASKED)
    .execute()
}

/** Returns the other courses of a course's latest learners, most frequent first. */
export async function coursesOfSimilarLearners(db: Database, learnerId: string, courseId: string) {
  const similar = db
    .selectFrom('enrolments')
    .select('learner_id')
    .where('course_id', '=', courseId)
    .where('learner_id', '!=', learnerId)
    .orderBy('created_at', 'desc')
    .limit(LEARNERS_ASKED)
    .as('similar')
  const rows = await db
    .selectFrom(similar)
    .innerJoin('enrolments', 'enrolments.learner_id', 'similar.learner_id')
    .select('enrolments.course_id')
    .where('enrolments.course_id', 'not in', takenBy(db, learnerId))
    .groupBy('enrolments.course_id')
    .having((eb) => eb(eb.fn.countAll(), '>=', LEARNERS_MIN))
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('enrolments.course_id')
    .limit(CANDIDATES)
    .execute()
  return rows.map(({ course_id }) => course_id)
}

/** Reads those of the courses that are listed, in any order. */
export async function openCourses(db: Database, ids: string[]): Promise<CourseRow[]> {
  if (ids.length === 0) return []
  return selectCourses(db).where('courses.id', 'in', ids).where(isListed).execute()
}

function takenBy(db: Database, learnerId: string) {
  return db.selectFrom('enrolments').select('enrolments.course_id').where('learner_id', '=', learnerId)
}
