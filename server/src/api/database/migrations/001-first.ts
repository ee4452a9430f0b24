import type { Kysely } from 'kysely'

// Portable on purpose: text, integer and double precision only; plain ascending indexes; no JSON operators.
export async function up(db: Kysely<unknown>): Promise<void> {
  await people(db)
  await catalogue(db)
  await learning(db)
  await identity(db)
}

async function people(db: Kysely<unknown>) {
  const person = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('mobile', 'text')
      .addColumn('profile', 'text')
      .addColumn('verified', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
  await person('learners').addColumn('auth_type', 'text').execute()
  await person('mentors')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('expertise', 'text', (c) => c.notNull())
    .addColumn('experience', 'integer', (c) => c.notNull())
    .execute()
  for (const [table, owner] of [
    ['learner_domains', 'learners'],
    ['mentor_domains', 'mentors'],
    ['mentor_links', 'mentors'],
  ] as const)
    await db.schema
      .createTable(table)
      .addColumn('person_id', 'text', (c) => c.notNull().references(`${owner}.id`).onDelete('cascade'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint(`${table}_pk`, ['person_id', 'position'])
      .execute()
}

async function catalogue(db: Kysely<unknown>) {
  await db.schema
    .createTable('courses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('banner', 'text', (c) => c.notNull())
    .addColumn('mentor_id', 'text', (c) => c.notNull().references('mentors.id'))
    .addColumn('rating_sum', 'integer', (c) => c.notNull())
    .addColumn('rating_count', 'integer', (c) => c.notNull())
    .addColumn('rating_average', 'double precision', (c) => c.notNull())
    .addColumn('students', 'integer', (c) => c.notNull())
    .addColumn('module_count', 'integer', (c) => c.notNull())
    .addColumn('lesson_count', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  for (const columns of [
    ['created_at'],
    ['students'],
    ['rating_average'],
    ['title'],
    ['mentor_id', 'created_at'],
  ])
    await db.schema
      .createIndex(`courses_by_${columns.join('_')}`)
      .on('courses')
      .columns([...columns, 'id'])
      .execute()

  await db.schema
    .createTable('course_domains')
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('domain', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('course_domains_pk', ['course_id', 'position'])
    .execute()
  await db.schema
    .createIndex('course_domains_by_domain')
    .on('course_domains')
    .columns(['domain', 'course_id'])
    .execute()

  await db.schema
    .createTable('modules')
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('modules_pk', ['course_id', 'position'])
    .execute()
  await db.schema
    .createTable('lessons')
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('module_position', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('file', 'text')
    .addPrimaryKeyConstraint('lessons_pk', ['course_id', 'module_position', 'position'])
    .execute()
}

async function learning(db: Kysely<unknown>) {
  const learnerCourse = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('learner_id', 'text', (c) => c.notNull().references('learners.id').onDelete('cascade'))
      .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (c) => c.notNull())
  const pair = ['learner_id', 'course_id'] as const

  await learnerCourse('reviews')
    .addColumn('rating', 'integer', (c) => c.notNull())
    .addColumn('comment', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('reviews_pk', ['course_id', 'learner_id'])
    .execute()
  await learnerCourse('enrolments')
    .addColumn('last_active_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('enrolments_pk', [...pair])
    .execute()
  await db.schema
    .createIndex('enrolments_by_activity')
    .on('enrolments')
    .columns(['learner_id', 'last_active_at'])
    .execute()
  await db.schema
    .createTable('lesson_progress')
    .addColumn('learner_id', 'text', (c) => c.notNull())
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('lesson_key', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('lesson_progress_pk', [...pair, 'lesson_key'])
    .addForeignKeyConstraint('lesson_progress_enrolment', [...pair], 'enrolments', [...pair], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await learnerCourse('favorites')
    .addPrimaryKeyConstraint('favorites_pk', [...pair])
    .execute()
  // No foreign keys: a certificate outlives its account and its course.
  await db.schema
    .createTable('certificates')
    .addColumn('learner_id', 'text', (c) => c.notNull())
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('course_name', 'text', (c) => c.notNull())
    .addColumn('instructor_name', 'text', (c) => c.notNull())
    .addColumn('learner_name', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'text')
    .addUniqueConstraint('certificates_once', [...pair])
    .execute()
}

async function identity(db: Kysely<unknown>) {
  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sessions_by_person').on('sessions').columns(['person_id']).execute()
  await db.schema
    .createTable('signups')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('secret_hash', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('otp_hash', 'text', (c) => c.notNull())
    .addColumn('otp_sent_at', 'text', (c) => c.notNull())
    .addColumn('otp_expires_at', 'text', (c) => c.notNull())
    .addColumn('wrong_tries', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('signups_by_email').on('signups').columns(['email', 'role']).execute()
  await db.schema
    .createTable('otp_guesses')
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('guesses', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('otp_guesses_pk', ['email', 'role', 'day'])
    .execute()
}
