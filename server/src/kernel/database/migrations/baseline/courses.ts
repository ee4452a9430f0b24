import { sql, type Kysely } from 'kysely'
import {
  key,
  required,
  byDefault,
  belongsTo,
  createIndexes,
  createPartialIndex,
} from '../../../../platform/database/tableParts'
import { createWordIndex } from '../../../../platform/database/wordIndex'
import { ofLesson } from './references'

/** Creates courses with their lessons, and the words by which they are found. */
export async function createCourses(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db)
  await createCounts(db)
  await createLessons(db)
}

async function createCatalogue(db: Kysely<unknown>) {
  // Each sort order has an index that ends with the id, and a second one that starts with the language.
  await db.schema
    .createTable('courses')
    .addColumn('id', 'text', key)
    .addColumn('title', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('search_text', 'text', required)
    .addColumn('banner', 'text', required)
    .addColumn('mentor_id', 'text', (c) => c.notNull().references('mentors.id'))
    .addColumn('rating_sum', 'integer', required)
    .addColumn('rating_count', 'integer', required)
    .addColumn('rating_average', 'double precision', required)
    .addColumn('students', 'integer', required)
    .addColumn('module_count', 'integer', required)
    .addColumn('lesson_count', 'integer', required)
    .addColumn('format', 'text')
    .addColumn('catalogue_order', 'text', byDefault(''))
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('status', 'text', byDefault('published'))
    .addColumn('listed', 'integer', byDefault(0))
    .addColumn('unlisted_at', 'text')
    .addColumn('unlisted_reason', 'text')
    .addColumn('featured_at', 'text')
    .addColumn('featured_until', 'text')
    .addColumn('language', 'text', byDefault('en'))
    .addColumn('words_indexed', 'integer', byDefault(0))
    .addColumn('level', 'text')
    .addColumn('outcomes', 'text')
    .addColumn('needs', 'text')
    .addColumn('hours', 'double precision')
    .execute()
  await createIndexes(db, 'courses', {
    courses_by_banner: ['banner'],
    courses_by_catalogue_order: ['catalogue_order', 'id'],
    courses_by_created_at: ['created_at', 'id'],
    courses_by_language_catalogue_order: ['language', 'catalogue_order', 'id'],
    courses_by_language_created_at: ['language', 'created_at', 'id'],
    courses_by_language_rating_average: ['language', 'rating_average', 'id'],
    courses_by_language_students: ['language', 'students', 'id'],
    courses_by_language_title: ['language', 'title', 'id'],
    courses_by_mentor_id_created_at: ['mentor_id', 'created_at', 'id'],
    courses_by_rating_average: ['rating_average', 'id'],
    courses_by_students: ['students', 'id'],
    courses_by_title: ['title', 'id'],
  })
  await createPartialIndex(
    db,
    'courses',
    'courses_featured',
    ['featured_at', 'id'],
    'featured_at is not null',
  )
  await createPartialIndex(db, 'courses', 'courses_words_due', ['id'], 'words_indexed <> listed')
  // The table copies the sort columns of the course, so that each sort order within a subject has an index.
  await db.schema
    .createTable('course_domains')
    .addColumn('course_id', 'text', belongsTo('courses.id'))
    .addColumn('position', 'integer', required)
    .addColumn('domain', 'text', required)
    .addColumn('catalogue_order', 'text')
    .addColumn('created_at', 'text')
    .addColumn('students', 'integer')
    .addColumn('rating_average', 'double precision')
    .addColumn('title', 'text')
    .addPrimaryKeyConstraint('course_domains_pk', ['course_id', 'position'])
    .execute()
  await createIndexes(db, 'course_domains', {
    course_domains_by_catalogue_order: ['domain', 'catalogue_order', 'course_id'],
    course_domains_by_created_at: ['domain', 'created_at', 'course_id'],
    course_domains_by_domain: ['domain', 'course_id'],
    course_domains_by_rating_average: ['domain', 'rating_average', 'course_id'],
    course_domains_by_students: ['domain', 'students', 'course_id'],
    course_domains_by_title: ['domain', 'title', 'course_id'],
  })
}

/** Counts for the catalogue, which triggers maintain, and the words of all listed courses. */
async function createCounts(db: Kysely<unknown>) {
  await db.schema
    .createTable('catalogue_counts')
    .addColumn('scope', 'text', key)
    .addColumn('courses', 'integer', required)
    .execute()
  // Queries only compare these columns for equality, so that both databases find the same, whatever their
  // locale.
  await db.schema
    .createTable('search_words')
    .addColumn('word', 'text', key)
    .addColumn('shown', 'text', required)
    .addColumn('stem', 'text', required)
    .addColumn('sound', 'text', required)
    .addColumn('bones', 'text', required)
    .addColumn('uses', 'integer', required)
    .execute()
  await createIndexes(db, 'search_words', {
    search_words_by_bones: ['bones'],
    search_words_by_sound: ['sound'],
    search_words_by_stem: ['stem'],
  })
  await db.schema
    .createTable('search_cuts')
    .addColumn('cut', 'text', required)
    .addColumn('word', 'text', required)
    .addPrimaryKeyConstraint('search_cuts_pk', ['cut', 'word'])
    .execute()
  await createWordIndex(db, { table: 'courses', key: 'id', column: 'search_text', only: 'listed' })
  await sql`insert into catalogue_counts (scope, courses) values ('*', 0)`.execute(db)
}

async function createLessons(db: Kysely<unknown>) {
  await db.schema
    .createTable('modules')
    .addColumn('course_id', 'text', belongsTo('courses.id'))
    .addColumn('id', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('name', 'text', required)
    .addPrimaryKeyConstraint('modules_by_id', ['course_id', 'id'])
    .execute()
  await createIndexes(db, 'modules', { modules_by_position: ['course_id', 'position'] })
  await db.schema
    .createTable('lessons')
    .addColumn('course_id', 'text', belongsTo('courses.id'))
    .addColumn('id', 'text', required)
    .addColumn('module_position', 'integer', required)
    .addColumn('position', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('url', 'text', required)
    .addColumn('file', 'text')
    .addColumn('kind', 'text')
    .addColumn('minutes', 'integer')
    .addColumn('preview', 'integer', byDefault(0))
    .addPrimaryKeyConstraint('lessons_by_id', ['course_id', 'id'])
    .execute()
  await createIndexes(db, 'lessons', {
    lessons_by_file: ['file'],
    lessons_by_position: ['course_id', 'module_position', 'position'],
  })
  // Used by the site map, which lists previews. Few lessons are previews.
  await createPartialIndex(db, 'lessons', 'lessons_previews', ['course_id', 'id'], 'preview = 1')
  await db.schema
    .createTable('lesson_bodies')
    .addColumn('course_id', 'text', required)
    .addColumn('lesson_id', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('words', 'integer', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('earlier_body', 'text')
    .addColumn('earlier_at', 'text')
    .addPrimaryKeyConstraint('lesson_bodies_by_lesson', ['course_id', 'lesson_id'])
    .$call(ofLesson('lesson_bodies_of_lesson'))
    .execute()
  await db.schema
    .createTable('lesson_drafts')
    .addColumn('course_id', 'text', required)
    .addColumn('lesson_id', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('saved_at', 'text', required)
    .addPrimaryKeyConstraint('lesson_drafts_by_lesson', ['course_id', 'lesson_id'])
    .$call(ofLesson('lesson_drafts_of_lesson'))
    .execute()
  await db.schema
    .createTable('lesson_files')
    .addColumn('course_id', 'text', required)
    .addColumn('lesson_id', 'text', required)
    .addColumn('path', 'text', required)
    .addPrimaryKeyConstraint('lesson_files_by_lesson', ['course_id', 'lesson_id', 'path'])
    .$call(ofLesson('lesson_files_of_lesson'))
    .execute()
  await createIndexes(db, 'lesson_files', { lesson_files_by_path: ['path'] })
}
