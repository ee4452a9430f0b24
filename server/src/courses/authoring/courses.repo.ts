import {
  forEachCourseText,
  type CourseContent,
} from '@mentor-connect/contract/courses/authoring/courseContent'
import { courseFormat } from '@mentor-connect/contract/courses/courseFacts'
import { tidyDomains } from '@mentor-connect/contract/courses/courseRules'
import type { Insertable, Updateable } from 'kysely'
import { storedSubject } from '@mentor-connect/contract/courses/subjects'
import { lockRows } from '../../platform/database/lockRows'
import type { CoursesTable, Database } from '../../kernel/database/schema'
import { factColumns } from '../catalogue/courseFacts'
import type { OutlineModule } from '../catalogue/outline.repo'
import { deleteWithWords, indexCourses } from '../catalogue/search/courseWords.repo'
import { changeUses } from '../catalogue/search/searchWords.repo'
import { WordChanges } from '../catalogue/search/wordChanges'

/** Returns the columns that are derived from the course's content. */
export function contentColumns(content: CourseContent<OutlineModule>) {
  const lessons = content.modules.flatMap((module) => module.lessons)
  return {
    ...forEachCourseText((field) => content[field].trim()),
    ...(content.language && { language: content.language }),
    ...factColumns(content),
    module_count: content.modules.length,
    lesson_count: lessons.length,
    format: courseFormat(lessons),
  }
}

/** Counters of a new course, which has neither reviews nor students. */
const INITIAL_COUNTERS = { rating_sum: 0, rating_count: 0, rating_average: 0, students: 0 }

export async function insertCourse(
  tx: Database,
  course: Omit<Insertable<CoursesTable>, keyof typeof INITIAL_COUNTERS | 'search_text'>,
) {
  await tx
    .insertInto('courses')
    .values({ ...course, ...INITIAL_COUNTERS, search_text: '' })
    .execute()
}

export async function updateCourse(tx: Database, id: string, columns: Updateable<CoursesTable>) {
  await tx.updateTable('courses').set(columns).where('id', '=', id).execute()
}

export async function deleteCourse(tx: Database, id: string) {
  const words = new WordChanges()
  await deleteWithWords(tx, [id], words)
  await changeUses(tx, words.uses, words.shown)
}

/** Locks the course until the transaction ends. */
export async function lockCourse(tx: Database, id: string) {
  await lockRows(tx, tx.selectFrom('courses').select('id').where('id', '=', id)).execute()
}

export async function writeDomains(db: Database, courseId: string, domains: string[]) {
  await db.deleteFrom('course_domains').where('course_id', '=', courseId).execute()
  const rows = tidyDomains(domains.map(storedSubject)).map((domain, position) => ({
    course_id: courseId,
    position,
    domain,
  }))
  if (rows.length > 0) await db.insertInto('course_domains').values(rows).execute()
}

/** Replaces the domains of a course, and updates its search index and its time of change. */
export async function changeDomains(tx: Database, courseId: string, domains: string[], now: Date) {
  await updateCourse(tx, courseId, { updated_at: now.toISOString() })
  await writeDomains(tx, courseId, domains)
  await indexCourses(tx, [courseId])
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
