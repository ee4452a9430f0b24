import { forEachCourseText } from '@mentor-connect/contract/courses/authoring/courseContent'
import type { CourseFormat } from '@mentor-connect/contract/courses/courseFacts'
import { languageOfTitle } from '@mentor-connect/contract/courses/courseLanguages'
import type { Database } from '../../../kernel/database/schema'
import { indexCourses } from '../search/courseWords.repo'

const THEN = '2026-01-01T00:00:00.000Z'

interface SampleMentor {
  id?: string
  name?: string
  status?: 'active' | 'inactive'
}

export async function insertMentor(
  db: Database,
  { id = 'mentor-1', name = 'Kavita Iyer', status = 'active' }: SampleMentor = {},
) {
  await db
    .insertInto('mentors')
    .values({
      id,
      name,
      status,
      email: `${id}@example.org`,
      password_hash: null,
      mobile: '9000000001',
      profile: null,
      verified: 1,
      expertise: 'Teaching',
      experience: 5,
      created_at: THEN,
      updated_at: THEN,
    })
    .execute()
  return id
}

interface SampleCourse {
  id?: string
  title?: string
  description?: string
  mentorId?: string
  domains?: string[]
  /** By default, the language is derived from the script of the title. */
  language?: string
  /** Number of lessons in each module. */
  lessons?: number[]
  createdAt?: string
  students?: number
  /** By default, the course is a collection of links. */
  format?: CourseFormat
  rating?: { sum: number; count: number }
}

/** Inserts a course with plain lessons. */
export async function insertCourse(db: Database, given: SampleCourse = {}) {
  const {
    id = 'course-1',
    title = 'Sample course',
    description = 'A course for tests',
    mentorId = 'mentor-1',
  } = given
  const { domains = ['Career'], lessons = [2, 1], rating = { sum: 0, count: 0 }, createdAt = THEN } = given
  await db
    .insertInto('courses')
    .values({
      id,
      ...forEachCourseText((field) => `The ${field}`),
      title,
      description,
      language: given.language ?? languageOfTitle(title),
      search_text: '',
      banner: '',
      mentor_id: mentorId,
      rating_sum: rating.sum,
      rating_count: rating.count,
      rating_average: rating.count > 0 ? rating.sum / rating.count : 0,
      students: given.students ?? 0,
      module_count: lessons.length,
      lesson_count: lessons.reduce((sum, count) => sum + count, 0),
      format: given.format ?? 'links',
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute()
  await insertDomains(db, id, domains)
  await insertLessons(db, id, lessons)
  await indexCourses(db, [id])
  return id
}

async function insertDomains(db: Database, course_id: string, domains: string[]) {
  if (domains.length === 0) return
  const rows = domains.map((domain, position) => ({ course_id, position, domain }))
  await db.insertInto('course_domains').values(rows).execute()
}

async function insertLessons(db: Database, course_id: string, counts: number[]) {
  for (const [position, count] of counts.entries()) {
    await db
      .insertInto('modules')
      .values({ course_id, id: `module-${position}`, position, name: `Module ${position + 1}` })
      .execute()
    const rows = Array.from({ length: count }, (_, index) => ({
      course_id,
      id: `lesson-${position}-${index}`,
      module_position: position,
      position: index,
      title: `Lesson ${position + 1}.${index + 1}`,
      type: 'link' as const,
      url: 'https://example.org/',
      file: null,
    }))
    await db.insertInto('lessons').values(rows).execute()
  }
}
