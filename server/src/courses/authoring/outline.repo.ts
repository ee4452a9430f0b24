import type { Insertable } from 'kysely'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import type { OutlineLesson, OutlineModule } from '../catalogue/outline.repo'

/** Stores the modules and lessons of a course. Deleting a lesson also deletes the learners' progress in it. */
export async function writeOutline(db: Database, courseId: string, outline: OutlineModule[]) {
  const modules = outline.map(({ id, name }, position) => ({ course_id: courseId, id, position, name }))
  const lessons = outline.flatMap((module, module_position) =>
    module.lessons.map((lesson, position) => lessonRow(lesson, { courseId, module_position, position })),
  )
  await deleteOthers(db, 'lessons', courseId, lessons)
  await deleteOthers(db, 'modules', courseId, modules)
  if (modules.length > 0) await writeModules(db, modules)
  if (lessons.length > 0) await writeLessons(db, lessons)
}

function lessonRow(
  { id, title, type, url, file, kind, minutes, preview }: OutlineLesson,
  { courseId, ...place }: { courseId: string; module_position: number; position: number },
): Insertable<ApiDatabase['lessons']> & { id: string } {
  return {
    course_id: courseId,
    id,
    ...place,
    title,
    type,
    url,
    file: file ?? null,
    kind: kind ?? null,
    minutes: minutes ?? null,
    preview: preview ? 1 : 0,
  }
}

async function deleteOthers(
  db: Database,
  table: 'modules' | 'lessons',
  courseId: string,
  kept: { id: string }[],
) {
  await db
    .deleteFrom(table)
    .where('course_id', '=', courseId)
    .$if(kept.length > 0, (query) =>
      query.where(
        'id',
        'not in',
        kept.map(({ id }) => id),
      ),
    )
    .execute()
}

async function writeModules(db: Database, rows: Insertable<ApiDatabase['modules']>[]) {
  await db
    .insertInto('modules')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['course_id', 'id']).doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        name: eb.ref('excluded.name'),
      })),
    )
    .execute()
}

async function writeLessons(db: Database, rows: Insertable<ApiDatabase['lessons']>[]) {
  await db
    .insertInto('lessons')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['course_id', 'id']).doUpdateSet((eb) => ({
        module_position: eb.ref('excluded.module_position'),
        position: eb.ref('excluded.position'),
        title: eb.ref('excluded.title'),
        type: eb.ref('excluded.type'),
        url: eb.ref('excluded.url'),
        file: eb.ref('excluded.file'),
        kind: eb.ref('excluded.kind'),
        minutes: eb.ref('excluded.minutes'),
        preview: eb.ref('excluded.preview'),
      })),
    )
    .execute()
}
