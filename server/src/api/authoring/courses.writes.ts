import { tidyDomains } from '@mentor-connect/shared/rules/courseRules'
import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { searchTextOf } from '../learning/searchText'
import type { TreeModule } from './tree.repo'

type Database = Kysely<ApiDatabase>

export interface CourseContent {
  title: string
  description: string
  domain: string[]
  modules: TreeModule[]
}

/** The columns that follow from what the mentor wrote. */
export async function contentColumns(db: Database, mentorId: string, content: CourseContent) {
  const { name } = await db
    .selectFrom('mentors')
    .select('name')
    .where('id', '=', mentorId)
    .executeTakeFirstOrThrow()
  const title = content.title.trim()
  const description = content.description.trim()
  const domains = tidyDomains(content.domain)
  return {
    title,
    description,
    search_text: searchTextOf({ title, description, domains, mentorName: name }),
    module_count: content.modules.length,
    lesson_count: content.modules.reduce((sum, { lessons }) => sum + lessons.length, 0),
  }
}

export const drawnBanner = (courseId: string) => `/media/banners/${courseId}.svg`

/** No reviews and no students yet. */
export const UNTOUCHED = { rating_sum: 0, rating_count: 0, rating_average: 0, students: 0 }

export async function writeDomains(db: Database, courseId: string, domains: string[]) {
  await db.deleteFrom('course_domains').where('course_id', '=', courseId).execute()
  const rows = tidyDomains(domains).map((domain, position) => ({ course_id: courseId, position, domain }))
  if (rows.length > 0) await db.insertInto('course_domains').values(rows).execute()
}

export async function hasLearners(db: Database, courseId: string): Promise<boolean> {
  const enrolled = await db
    .selectFrom('enrolments')
    .select('learner_id')
    .where('course_id', '=', courseId)
    .limit(1)
    .executeTakeFirst()
  return enrolled !== undefined
}
