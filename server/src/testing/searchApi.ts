import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import { listCourses, listExactly } from '../api/courses/catalogue'
import { seed } from '../api/seed/seed'
import { indexMissingCourses } from '../api/course-data/search/courseWords.repo'
import type { DatabaseLocation } from '../platform/database/openDatabase'
import { apiOn, runSql } from './apiOn'
import type { TestApp } from './testApp'

const BATCH = 500

export interface ExtraCourse {
  title: string
  description: string
  lessons: string[]
}

/** The API with the demo catalogue and further courses of one of its mentors. */
export async function demoCatalogueWith(
  location: DatabaseLocation,
  extra: Iterable<ExtraCourse>,
): Promise<TestApp> {
  const api = await apiOn(location)
  await seed(api.db, { clock: api.clock, files: api.files, hashPassword: async () => 'hash' })
  const { id: mentorId } = await api.db.selectFrom('mentors').select('id').executeTakeFirstOrThrow()
  let batch: ExtraCourse[] = []
  let written = 0
  const write = async () => {
    await insert(api, mentorId, batch, written)
    written += batch.length
    batch = []
  }
  for (const course of extra) {
    batch.push(course)
    if (batch.length === BATCH) await write()
  }
  if (batch.length > 0) await write()
  await indexMissingCourses(api.db)
  // A server does this by itself within a minute of so many changes.
  await runSql(api, 'analyze')
  return api
}

const firstPage = (q: string) => ({ q, page: 1, limit: PAGE_SIZE, sort: 'relevance' as const })

/** The first page of a search, as the catalogue answers it: similar words are searched as well when few courses match. */
export const searchOf = ({ db }: TestApp, q: string) => listCourses(db, firstPage(q))

/** The first page of the same search without ranking and similar words: what a search costs at least. */
export const exactSearchOf = ({ db }: TestApp, q: string) => listExactly(db, firstPage(q))

async function insert({ db, clock }: TestApp, mentor_id: string, courses: ExtraCourse[], from: number) {
  const now = clock().toISOString()
  const counts = { rating_sum: 0, rating_count: 0, rating_average: 0, students: 0, module_count: 1 }
  const rows = courses.map(({ title, description, lessons }, index) => ({
    ...{ id: `extra-${from + index}`, title, description, search_text: '', banner: '', mentor_id },
    ...{ ...counts, lesson_count: lessons.length, created_at: now, updated_at: now },
  }))
  const lessons = courses.flatMap((course, index) =>
    course.lessons.map((title, position) => ({
      ...{
        course_id: `extra-${from + index}`,
        id: `lesson-${position}`,
        module_position: 0,
        position,
        title,
      },
      ...{ type: 'link' as const, url: 'https://example.org/', file: null },
    })),
  )
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('courses').values(rows).execute()
    await tx.insertInto('lessons').values(lessons).execute()
  })
}
