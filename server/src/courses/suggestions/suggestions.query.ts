import type { Database } from '../../kernel/database/schema'
import type { Entry } from './suggestionIndex'

/**
 * Limits of the index. Courses and mentors beyond them are not suggested, but the search itself finds them.
 */
const COURSES_MAX = 10_000
const MENTORS_MAX = 5_000

/** Returns the entries that may be suggested; the courses are sorted by popularity. */
export async function readEntries(db: Database): Promise<Entry[]> {
  const [courses, mentors, subjects] = [await readCourses(db), await readMentors(db), await readSubjects(db)]
  return [...subjects, ...courses, ...mentors]
}

async function readCourses(db: Database): Promise<Entry[]> {
  const rows = await db
    .selectFrom('courses')
    .select(['id', 'title as name', 'students as uses'])
    .where('listed', '=', 1)
    .orderBy('students', 'desc')
    .orderBy('id')
    .limit(COURSES_MAX)
    .execute()
  return rows.map((row) => ({ ...row, kind: 'course' }))
}

async function readMentors(db: Database): Promise<Entry[]> {
  const rows = await db
    .selectFrom('mentors')
    .select(['id', 'name'])
    .where('status', '=', 'active')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MENTORS_MAX)
    .execute()
  return rows.map((row) => ({ ...row, kind: 'mentor', uses: 0 }))
}

/** The subjects of listed courses, with the names by which the catalogue is filtered. */
async function readSubjects(db: Database): Promise<Entry[]> {
  const rows = await db
    .selectFrom('course_domains')
    .innerJoin('courses', 'courses.id', 'course_domains.course_id')
    .select((eb) => ['course_domains.domain as name', eb.fn.countAll<number>().as('uses')])
    .where('courses.listed', '=', 1)
    .groupBy('course_domains.domain')
    .execute()
  return rows.map(({ name, uses }) => ({ id: name, name, kind: 'subject', uses: Number(uses) }))
}
