import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { selectCourses, type CourseRow } from '../learning/courseSummaries'
import { isOpen } from '../learning/openCourses'

type Database = Kysely<ApiDatabase>

/** How many of each list are looked at further. */
const CANDIDATES = 12
/** The learner's latest courses that explain a recommendation. */
const COURSES_ASKED = 3
/** Of a course with very many learners the latest are asked: the cost does not grow with the tables. */
const LEARNERS_ASKED = 200
/** What a single person took is nobody else's business. */
const LEARNERS_MIN = 2
/** Popular courses that are looked through for a subject, and courses of a subject that are looked at in any case. */
const POPULAR_ASKED = 1000
const COURSES_OF_DOMAIN_ASKED = 300

export async function chosenDomains(db: Database, learnerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('learner_domains')
    .select('value')
    .where('person_id', '=', learnerId)
    .orderBy('position')
    .execute()
  return rows.map(({ value }) => value)
}

/** Most students first; a course of several of the subjects comes once for each. */
export async function coursesOfDomains(db: Database, learnerId: string, domains: string[]) {
  const found = new Map<string, { id: string; domain: string; students: number }>()
  for (const domain of domains)
    for (const row of await coursesOfDomain(db, learnerId, domain))
      found.set(`${row.id} ${domain}`, { ...row, domain })
  return [...found.values()]
    .sort((a, b) => b.students - a.students || (a.id < b.id ? -1 : 1))
    .slice(0, CANDIDATES * 2)
}

/** The popular courses that carry the subject; a rare subject's own courses fill up what is missing. */
function coursesOfDomain(db: Database, learnerId: string, domain: string) {
  const popular = db
    .selectFrom('courses')
    .select('id')
    .orderBy('students', 'desc')
    .orderBy('id', 'desc')
    .limit(POPULAR_ASKED)
  const carrying = db.selectFrom('course_domains').select('course_id').where('domain', '=', domain)
  return db
    .selectFrom('courses')
    .select(['courses.id', 'courses.students'])
    .where((eb) =>
      eb.or([
        eb.and([
          eb('courses.id', 'in', db.selectFrom(popular.as('popular')).select('popular.id')),
          eb.exists(
            eb
              .selectFrom('course_domains')
              .select('course_domains.course_id')
              .where('course_domains.domain', '=', domain)
              .whereRef('course_domains.course_id', '=', 'courses.id'),
          ),
        ]),
        eb(
          'courses.id',
          'in',
          db
            .selectFrom(carrying.orderBy('course_id').limit(COURSES_OF_DOMAIN_ASKED).as('some'))
            .select('some.course_id'),
        ),
      ]),
    )
    .where('courses.id', 'not in', takenBy(db, learnerId))
    .orderBy('courses.students', 'desc')
    .orderBy('courses.id')
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

/** What the latest learners of a course took too, most often taken first. */
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

/** Those of the courses that the catalogue shows, in any order. */
export async function openCourses(db: Database, ids: string[]): Promise<CourseRow[]> {
  if (ids.length === 0) return []
  return selectCourses(db).where('courses.id', 'in', ids).where(isOpen).execute()
}

function takenBy(db: Database, learnerId: string) {
  return db.selectFrom('enrolments').select('enrolments.course_id').where('learner_id', '=', learnerId)
}
