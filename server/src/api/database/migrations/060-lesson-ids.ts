import { sql, type Kysely } from 'kysely'

/**
 * Gives every module and lesson an id that is unique within its course, and stores progress by lesson id. Before,
 * courses that were never edited had no ids, and progress was stored by position.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await replaceModules(db)
  await replaceLessons(db)
  await replaceProgress(db)
}

async function replaceModules(db: Kysely<unknown>) {
  await db.schema
    .createTable('modules_new')
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('modules_by_id', ['course_id', 'id'])
    .execute()
  await sql`insert into modules_new (course_id, id, position, name)
    select course_id, coalesce(id, 'module-' || cast(position as text)), position, name from modules`.execute(
    db,
  )
  await replaceTable(db, 'modules')
  await db.schema
    .createIndex('modules_by_position')
    .on('modules')
    .columns(['course_id', 'position'])
    .execute()
}

async function replaceLessons(db: Kysely<unknown>) {
  await db.schema
    .createTable('lessons_new')
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('module_position', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('file', 'text')
    .addPrimaryKeyConstraint('lessons_by_id', ['course_id', 'id'])
    .execute()
  await sql`insert into lessons_new (course_id, id, module_position, position, title, type, url, file)
    select course_id,
      coalesce(id, 'lesson-' || cast(module_position as text) || '-' || cast(position as text)),
      module_position, position, title, type, url, file
    from lessons`.execute(db)
  await db.schema.dropIndex('lessons_by_file').execute()
  await replaceTable(db, 'lessons')
  await db.schema
    .createIndex('lessons_by_position')
    .on('lessons')
    .columns(['course_id', 'module_position', 'position'])
    .execute()
  await db.schema.createIndex('lessons_by_file').on('lessons').columns(['file']).execute()
}

async function replaceProgress(db: Kysely<unknown>) {
  const enrolment = ['learner_id', 'course_id'] as const
  await db.schema
    .createTable('lesson_progress_new')
    .addColumn('learner_id', 'text', (c) => c.notNull())
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('lesson_id', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('lesson_progress_by_lesson', [...enrolment, 'lesson_id'])
    .addForeignKeyConstraint(
      'lesson_progress_of_enrolment',
      [...enrolment],
      'enrolments',
      [...enrolment],
      (c) => c.onDelete('cascade'),
    )
    .addForeignKeyConstraint(
      'lesson_progress_of_lesson',
      ['course_id', 'lesson_id'],
      'lessons',
      ['course_id', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
  await sql`insert into lesson_progress_new (learner_id, course_id, lesson_id, status, updated_at)
    select old.learner_id, old.course_id, lessons.id, old.status, old.updated_at
    from lesson_progress as old
    join lessons on lessons.course_id = old.course_id
      and cast(lessons.module_position as text) || '-' || cast(lessons.position as text) = old.lesson_key`.execute(
    db,
  )
  await replaceTable(db, 'lesson_progress')
  await db.schema
    .createIndex('lesson_progress_of_lesson')
    .on('lesson_progress')
    .columns(['course_id', 'lesson_id'])
    .execute()
}

/** Replaces the old table by the new one, under the same name. */
async function replaceTable(db: Kysely<unknown>, table: string) {
  await db.schema.dropTable(table).execute()
  await db.schema.alterTable(`${table}_new`).renameTo(table).execute()
}
