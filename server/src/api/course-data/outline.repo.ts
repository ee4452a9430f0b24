import type { LessonContent, ModuleContent } from '@mentor-connect/contract/rules/courseContent'
import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { storedLesson } from './storedLesson'

type Database = Kysely<ApiDatabase>

export type OutlineLesson = LessonContent & { id: string }
export type OutlineModule = ModuleContent<OutlineLesson> & { id: string }

/** Modules and lessons in order. */
export async function readOutline(db: Database, courseId: string): Promise<OutlineModule[]> {
  const modules = await db
    .selectFrom('modules')
    .select(['id', 'position', 'name'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute()
  const lessons = await db
    .selectFrom('lessons')
    .select(['id', 'module_position', 'position', 'title', 'type', 'url', 'file'])
    .where('course_id', '=', courseId)
    .orderBy('module_position')
    .orderBy('position')
    .execute()
  return modules.map((module) => ({
    id: module.id,
    name: module.name,
    lessons: lessons.filter((lesson) => lesson.module_position === module.position).map(storedLesson),
  }))
}
