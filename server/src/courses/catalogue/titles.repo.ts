import type { Database } from '../../kernel/database/schema'

/** Returns titles by id. */
export async function titlesOfCourses(db: Database, ids: string[]) {
  const rows = await db.selectFrom('courses').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Returns titles by `courseId/lessonId`. */
export async function titlesOfLessons(db: Database, subjects: string[]) {
  const ids = subjects.map((subject) => subject.split('/'))
  const rows = await db
    .selectFrom('lessons')
    .select(['course_id', 'id', 'title'])
    .where('course_id', 'in', [...new Set(ids.map(([courseId]) => courseId!))])
    .where('id', 'in', [...new Set(ids.map(([, lessonId = '']) => lessonId))])
    .execute()
  return new Map(rows.map(({ course_id, id, title }) => [`${course_id}/${id}`, title]))
}
