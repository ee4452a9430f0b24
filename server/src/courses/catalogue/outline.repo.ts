import type { LessonContent, ModuleContent } from '@mentor-connect/contract/courses/authoring/courseContent'
import type { Database } from '../../kernel/database/schema'
import { storedLesson } from './storedLesson'
import { unwrittenIn } from './unwrittenLessons.query'

export type OutlineLesson = LessonContent & { id: string; minutes?: number; preview?: true; empty?: true }
export type OutlineModule = ModuleContent<OutlineLesson> & { id: string }

/** Modules and lessons in order. Lessons of this site that nobody can complete yet are marked as `empty`. */
export async function outlineWithMarks(
  db: Database,
  siteUrl: string,
  courseId: string,
): Promise<OutlineModule[]> {
  const unwritten = await unwrittenIn(db, courseId)
  const modules = await readOutline(db, siteUrl, courseId)
  return modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) =>
      unwritten.has(lesson.id) ? { ...lesson, empty: true as const } : lesson,
    ),
  }))
}

/**
 * Returns modules and lessons in order.
 *
 * @param siteUrl address of the site, which has the pages of lessons that are learned on it
 */
export async function readOutline(db: Database, siteUrl: string, courseId: string): Promise<OutlineModule[]> {
  const modules = await db
    .selectFrom('modules')
    .select(['id', 'position', 'name'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute()
  const lessons = await db
    .selectFrom('lessons')
    .select(['course_id', 'id', 'module_position', 'position', 'title', 'type', 'url', 'file'])
    .select(['kind', 'minutes', 'preview'])
    .where('course_id', '=', courseId)
    .orderBy('module_position')
    .orderBy('position')
    .execute()
  return modules.map((module) => ({
    id: module.id,
    name: module.name,
    lessons: lessons
      .filter((lesson) => lesson.module_position === module.position)
      .map((lesson) => storedLesson(lesson, siteUrl)),
  }))
}
