import type { CourseSummary } from '@mentor-connect/contract/courses/courses'
import { COURSE_LEVELS, type CourseLevel } from '@mentor-connect/contract/courses/courseFacts'
import { NEXT_COURSES_MAX } from '@mentor-connect/contract/rules/limits'
import {
  domainsOf,
  selectCourses,
  toCourseSummaries,
  type CourseRow,
} from '../../courses/catalogue/courseSummaries.repo'
import { isListed } from '../../courses/catalogue/courseVisibility.query'
import type { Database } from '../../kernel/database/schema'

interface FinishedCourse {
  learnerId: string
  courseId: string
  language?: string
}

/** Number of popular courses that are considered for each subject. */
const CANDIDATES = 24

/**
 * Returns courses that may follow a finished one: on the same subjects, not easier, and not taken by the
 * learner. Courses in the given language come first, then courses of the next level, then the most popular
 * ones.
 */
export async function nextCourses(db: Database, course: FinishedCourse): Promise<CourseSummary[]> {
  const done = await db
    .selectFrom('courses')
    .select('level')
    .where('id', '=', course.courseId)
    .executeTakeFirst()
  const domains = (await domainsOf(db, [course.courseId])).get(course.courseId) ?? []
  const found = new Map<string, CourseRow>()
  for (const domain of domains)
    for (const row of await openCoursesOf(db, domain, { ...course, levels: levelsAfter(done?.level) }))
      found.set(row.id, row)
  const rank = ({ language, level }: CourseRow) =>
    (language === course.language ? 2 : 0) + (level && level === levelsAfter(done?.level)?.[1] ? 1 : 0)
  const rows = [...found.values()].sort(
    (a, b) => rank(b) - rank(a) || b.students - a.students || (a.id < b.id ? -1 : 1),
  )
  return toCourseSummaries(db, rows.slice(0, NEXT_COURSES_MAX))
}

/** Returns the given level and the next one; undefined if the level is not known. */
function levelsAfter(level: string | null | undefined): CourseLevel[] | undefined {
  const at = COURSE_LEVELS.indexOf(level as CourseLevel)
  return at < 0 ? undefined : COURSE_LEVELS.slice(at, at + 2)
}

interface Wanted extends FinishedCourse {
  levels: CourseLevel[] | undefined
}

/**
 * Reads the most popular courses of a subject. Courses in the given language come first. Others follow if
 * there are too few of these.
 */
async function openCoursesOf(db: Database, domain: string, { learnerId, language, levels }: Wanted) {
  const query = selectCourses(db)
    .innerJoin('course_domains', 'course_domains.course_id', 'courses.id')
    .where('course_domains.domain', '=', domain)
    .where(isListed)
    .where('courses.id', 'not in', (eb) =>
      eb.selectFrom('enrolments').select('enrolments.course_id').where('learner_id', '=', learnerId),
    )
    .$if(levels !== undefined, (q) => q.where('courses.level', 'in', levels!))
    .orderBy('course_domains.students', 'desc')
    .orderBy('course_domains.course_id', 'desc')
    .limit(CANDIDATES)
  const own = language ? await query.where('courses.language', '=', language).execute() : []
  return own.length >= NEXT_COURSES_MAX ? own : [...own, ...(await query.execute())]
}
