import type { Database } from '../../kernel/database/schema'

/** Returns a lesson with its course, its module and its body, if it has one. */
export function lessonWithBody(db: Database, courseId: string, lessonId: string) {
  return db
    .selectFrom('lessons')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .innerJoin('modules', (join) =>
      join
        .onRef('modules.course_id', '=', 'lessons.course_id')
        .onRef('modules.position', '=', 'lessons.module_position'),
    )
    .leftJoin('lesson_bodies', (join) =>
      join
        .onRef('lesson_bodies.course_id', '=', 'lessons.course_id')
        .onRef('lesson_bodies.lesson_id', '=', 'lessons.id'),
    )
    .select(['lessons.title', 'lessons.kind', 'lessons.minutes', 'lessons.preview'])
    .select(['lesson_bodies.body', 'lesson_bodies.updated_at as savedAt'])
    .select(['courses.title as courseTitle', 'modules.name as moduleName'])
    .where('lessons.course_id', '=', courseId)
    .where('lessons.id', '=', lessonId)
}
