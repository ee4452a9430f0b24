import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/schema'

export interface NoteFilter {
  learnerId: string
  courseId?: string
  search?: string
}

function matching(db: Database, { learnerId, courseId, search = '' }: NoteFilter) {
  let query = db.selectFrom('notes').where('notes.learner_id', '=', learnerId).where('removed', '=', 0)
  if (courseId !== undefined) query = query.where('notes.course_id', '=', courseId)
  for (const word of searchWords(search)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(sql<boolean>`notes.search_text like ${pattern} escape '\\'`)
  }
  return query
}

export async function countMatching(db: Database, filter: NoteFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns one page of notes with the titles of their courses and lessons, latest change first. */
export function listMatching(db: Database, filter: NoteFilter, window: { limit: number; offset: number }) {
  return matching(db, filter)
    .leftJoin('courses', 'courses.id', 'notes.course_id')
    .leftJoin('lessons', (join) =>
      join.onRef('lessons.course_id', '=', 'notes.course_id').onRef('lessons.id', '=', 'notes.lesson_id'),
    )
    .selectAll('notes')
    .select(['courses.title as courseTitle', 'lessons.title as lessonTitle'])
    .orderBy('acted_at', 'desc')
    .orderBy('notes.id')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
}

/** Returns the courses in which a learner has notes, by title. */
export async function notedCourses(db: Database, learnerId: string) {
  const rows = await matching(db, { learnerId })
    .leftJoin('courses', 'courses.id', 'notes.course_id')
    .select(({ fn }) => ['notes.course_id', 'courses.title', fn.countAll<number>().as('count')])
    .groupBy(['notes.course_id', 'courses.title'])
    .orderBy('courses.title')
    .execute()
  return rows.map(({ course_id, title, count }) => ({
    courseId: course_id,
    count: Number(count),
    ...(title !== null && { courseTitle: title }),
  }))
}
