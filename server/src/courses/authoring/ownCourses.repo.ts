import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import type {
  CourseStatus,
  OwnCourse,
  OwnCourseSummary,
} from '@mentor-connect/contract/courses/authoring/authoring'
import type { ExpressionBuilder } from 'kysely'
import { substringMatch } from '../../platform/database/wordIndex'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { draftedLessons } from '../lessons/lessonDrafts.repo'
import { selectCourses, toCourseSummaries, type CourseRow } from '../catalogue/courseSummaries.repo'
import { presentLines } from '../catalogue/courseFacts'
import { pageWindow, paginationOf, type PageRequest } from '../catalogue/pages'
import { outlineWithMarks } from '../catalogue/outline.repo'

const WORDS = { table: 'courses', key: 'id', column: 'search_text' }

interface OwnFilter extends PageRequest {
  status?: CourseStatus
  q?: string
}

/** Lists the mentor's courses, most recently changed first. */
export async function listOwnCourses(db: Database, mentorId: string, filter: OwnFilter) {
  const { limit, offset } = pageWindow(filter)
  const rows = await selectCourses(db)
    .where((eb) => matching(db, eb, mentorId, filter))
    .orderBy('courses.updated_at', 'desc')
    .orderBy('courses.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('courses')
    .select((eb) => eb.fn.countAll().as('total'))
    .where((eb) => matching(db, eb, mentorId, filter))
    .executeTakeFirstOrThrow()
  return {
    resources: await presentOwn(db, rows),
    pagination: paginationOf(filter, Number(total)),
    counts: await countByStatus(db, mentorId),
  }
}

/**
 * Finds a course of this mentor. Returns undefined if the course does not exist or belongs to another mentor.
 */
export async function findOwnCourse(
  db: Database,
  { siteUrl, mentorId, courseId }: { siteUrl: string; mentorId: string; courseId: string },
): Promise<OwnCourse | undefined> {
  const row = await selectCourses(db)
    .where('courses.id', '=', courseId)
    .where('courses.mentor_id', '=', mentorId)
    .executeTakeFirst()
  const [summary] = row ? await presentOwn(db, [row]) : []
  return (
    row && summary && { ...summary, ...presentLines(row), modules: await ownOutline(db, siteUrl, courseId) }
  )
}

async function ownOutline(db: Database, siteUrl: string, courseId: string): Promise<OwnCourse['modules']> {
  const modules = await outlineWithMarks(db, siteUrl, courseId)
  const drafted = new Set(await draftedLessons(db, courseId))
  return modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) =>
      lesson.empty && drafted.has(lesson.id) ? { ...lesson, drafted: true as const } : lesson,
    ),
  }))
}

function matching(
  db: Database,
  eb: ExpressionBuilder<ApiDatabase, 'courses'>,
  mentorId: string,
  { status, q = '' }: OwnFilter,
) {
  const words = searchWords(q)
  return eb.and([
    eb('courses.mentor_id', '=', mentorId),
    ...(status ? [eb('courses.status', '=', status)] : []),
    ...(words.length > 0 ? [substringMatch(db, WORDS, words)] : []),
  ])
}

async function presentOwn(db: Database, rows: CourseRow[]): Promise<OwnCourseSummary[]> {
  const summaries = await toCourseSummaries(db, rows)
  return summaries.map((summary, index) => {
    const { status, created_at } = rows[index]!
    return { ...summary, status, createdAt: created_at }
  })
}

async function countByStatus(db: Database, mentorId: string) {
  const rows = await db
    .selectFrom('courses')
    .select((eb) => ['status', eb.fn.countAll().as('courses')])
    .where('mentor_id', '=', mentorId)
    .groupBy('status')
    .execute()
  const counts = { draft: 0, published: 0, archived: 0 }
  for (const { status, courses } of rows) counts[status] = Number(courses)
  return counts
}
