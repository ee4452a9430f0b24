import type { LessonType } from '@mentor-connect/shared/contracts/courses'
import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { storedLesson } from '../learning/storedLesson'

type Database = Kysely<ApiDatabase>

export interface TreeLesson {
  id: string
  title: string
  type: LessonType
  url: string
  file?: string
}
export interface TreeModule {
  id: string
  name: string
  lessons: TreeLesson[]
}

/** Modules and lessons in their order. Those of a course that was never edited are known by where they stand. */
export async function readTree(db: Database, courseId: string): Promise<TreeModule[]> {
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
    id: module.id ?? `module-${module.position}`,
    name: module.name,
    lessons: lessons.filter((lesson) => lesson.module_position === module.position).map(storedLesson),
  }))
}

export async function writeTree(db: Database, courseId: string, tree: TreeModule[]) {
  await db.deleteFrom('lessons').where('course_id', '=', courseId).execute()
  await db.deleteFrom('modules').where('course_id', '=', courseId).execute()
  if (tree.length === 0) return
  await db
    .insertInto('modules')
    .values(tree.map(({ id, name }, position) => ({ course_id: courseId, position, id, name })))
    .execute()
  for (const [module_position, { lessons }] of tree.entries()) {
    if (lessons.length === 0) continue
    const rows = lessons.map(({ id, title, type, url, file }, position) => ({
      ...{ course_id: courseId, module_position, position },
      ...{ id, title, type, url, file: file ?? null },
    }))
    await db.insertInto('lessons').values(rows).execute()
  }
}
