import { sql, type Kysely } from 'kysely'
import {
  key,
  required,
  byDefault,
  belongsTo,
  createIndexes,
  createPartialIndex,
  createUniqueIndex,
} from '../../../../platform/database/tableParts'
import { ofLesson, ofEnrolment } from './references'

/** Creates enrolments with progress, notes, discussions and certificates. */
export async function createLearning(db: Kysely<unknown>): Promise<void> {
  await createEnrolments(db)
  await createProgress(db)
  await createNotes(db)
  await createDiscussions(db)
  await createCertificates(db)
}

async function createEnrolments(db: Kysely<unknown>) {
  await db.schema
    .createTable('enrolments')
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('course_id', 'text', belongsTo('courses.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('last_active_at', 'text', required)
    .addColumn('celebrated_at', 'text')
    .addPrimaryKeyConstraint('enrolments_pk', ['learner_id', 'course_id'])
    .execute()
  await createIndexes(db, 'enrolments', {
    enrolments_by_activity: ['learner_id', 'last_active_at'],
    // Finds the latest learners of a course, for recommendations.
    enrolments_by_course: ['course_id', 'created_at', 'learner_id'],
    enrolments_by_time: ['created_at'],
  })
  await createPartialIndex(
    db,
    'enrolments',
    'enrolments_completed',
    ['celebrated_at'],
    'celebrated_at is not null',
  )
  await db.schema
    .createTable('favorites')
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('course_id', 'text', belongsTo('courses.id'))
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('favorites_pk', ['learner_id', 'course_id'])
    .execute()
  await db.schema
    .createTable('reviews')
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('course_id', 'text', belongsTo('courses.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('rating', 'integer', required)
    .addColumn('comment', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addPrimaryKeyConstraint('reviews_pk', ['course_id', 'learner_id'])
    .execute()
  await db.schema
    .createTable('activity')
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('day', 'text', required)
    .addColumn('steps', 'integer', required)
    .addPrimaryKeyConstraint('activity_pk', ['learner_id', 'day'])
    .execute()
}

/** Creates the progress of learners in lessons and their videos. */
async function createProgress(db: Kysely<unknown>) {
  await db.schema
    .createTable('lesson_progress')
    .addColumn('learner_id', 'text', required)
    .addColumn('course_id', 'text', required)
    .addColumn('lesson_id', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addPrimaryKeyConstraint('lesson_progress_by_lesson', ['learner_id', 'course_id', 'lesson_id'])
    .$call(ofEnrolment('lesson_progress_of_enrolment'))
    .$call(ofLesson('lesson_progress_of_lesson'))
    .execute()
  await createIndexes(db, 'lesson_progress', { lesson_progress_of_lesson: ['course_id', 'lesson_id'] })
  await db.schema
    .createTable('lesson_positions')
    .addColumn('learner_id', 'text', required)
    .addColumn('course_id', 'text', required)
    .addColumn('lesson_id', 'text', required)
    .addColumn('block_id', 'text')
    .addColumn('second', 'double precision')
    .addColumn('at', 'text', required)
    .addPrimaryKeyConstraint('lesson_positions_by_lesson', ['learner_id', 'course_id', 'lesson_id'])
    .$call(ofEnrolment('lesson_positions_of_enrolment'))
    .$call(ofLesson('lesson_positions_of_lesson'))
    .execute()
  await createIndexes(db, 'lesson_positions', { lesson_positions_of_lesson: ['course_id', 'lesson_id'] })
  await db.schema
    .createTable('lesson_watched')
    .addColumn('learner_id', 'text', required)
    .addColumn('course_id', 'text', required)
    .addColumn('lesson_id', 'text', required)
    .addColumn('block_id', 'text', required)
    .addColumn('pieces', 'text', required)
    .addColumn('at', 'text', required)
    .addPrimaryKeyConstraint('lesson_watched_by_video', ['learner_id', 'course_id', 'lesson_id', 'block_id'])
    .$call(ofEnrolment('lesson_watched_of_enrolment'))
    .$call(ofLesson('lesson_watched_of_lesson'))
    .execute()
  await createIndexes(db, 'lesson_watched', { lesson_watched_of_lesson: ['course_id', 'lesson_id'] })
}

async function createNotes(db: Kysely<unknown>) {
  await db.schema
    .createTable('notes')
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('id', 'text', required)
    .addColumn('course_id', 'text', required)
    .addColumn('lesson_id', 'text', required)
    .addColumn('block_id', 'text')
    .addColumn('quote', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('search_text', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('acted_at', 'text', required)
    .addColumn('removed', 'integer', byDefault(0))
    .addPrimaryKeyConstraint('notes_pk', ['learner_id', 'id'])
    .execute()
  await createIndexes(db, 'notes', {
    notes_by_lesson: ['learner_id', 'course_id', 'lesson_id', 'created_at'],
    // Used by the job that deletes removed notes after some time.
    notes_by_removal: ['removed', 'acted_at'],
  })
}

/** Creates questions about lessons, their answers, and the marks of people whom an answer has helped. */
async function createDiscussions(db: Kysely<unknown>) {
  await db.schema
    .createTable('lesson_questions')
    .addColumn('id', 'text', key)
    .addColumn('person_id', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('edited_at', 'text')
    .addColumn('hidden_at', 'text')
    .addColumn('reviewed', 'integer', byDefault(0))
    .addColumn('removed_at', 'text')
    .addColumn('course_id', 'text', required)
    .addColumn('lesson_id', 'text', required)
    .addColumn('block_id', 'text')
    .addColumn('title', 'text', required)
    .addColumn('accepted_answer', 'text')
    .$call(ofLesson('questions_of_lesson'))
    .execute()
  await createIndexes(db, 'lesson_questions', {
    lesson_questions_by_lesson: ['course_id', 'lesson_id', 'created_at'],
    lesson_questions_by_person: ['person_id'],
    lesson_questions_by_time: ['created_at'],
  })
  await db.schema
    .createTable('lesson_answers')
    .addColumn('id', 'text', key)
    .addColumn('person_id', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('edited_at', 'text')
    .addColumn('hidden_at', 'text')
    .addColumn('reviewed', 'integer', byDefault(0))
    .addColumn('removed_at', 'text')
    .addColumn('question_id', 'text', belongsTo('lesson_questions.id'))
    .execute()
  await createIndexes(db, 'lesson_answers', {
    lesson_answers_by_person: ['person_id'],
    lesson_answers_by_question: ['question_id', 'created_at'],
  })
  await db.schema
    .createTable('helpful_answers')
    .addColumn('answer_id', 'text', belongsTo('lesson_answers.id'))
    .addColumn('person_id', 'text', required)
    .addPrimaryKeyConstraint('helpful_answers_pk', ['answer_id', 'person_id'])
    .execute()
  await createIndexes(db, 'helpful_answers', { helpful_answers_by_person: ['person_id'] })
}

/** Creates certificates, which are signed credentials. Each has a bit in the status lists. */
async function createCertificates(db: Kysely<unknown>) {
  // There are no foreign keys, because a certificate is kept after its account and its course are deleted.
  await db.schema
    .createTable('certificates')
    .addColumn('id', 'text', key)
    .addColumn('learner_id', 'text', required)
    .addColumn('course_id', 'text', required)
    .addColumn('edition', 'integer', byDefault(1))
    .addColumn('course_name', 'text', required)
    .addColumn('instructor_name', 'text', required)
    .addColumn('learner_name', 'text', required)
    .addColumn('language', 'text', byDefault('en'))
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('revoked_at', 'text')
    .addColumn('revoked_reason', 'text')
    .addColumn('revoked_code', 'text')
    .addColumn('replaces', 'text')
    .addColumn('proof_of_learning', 'text')
    .addColumn('credential', 'text')
    .addColumn('status_index', 'integer')
    .execute()
  await createIndexes(db, 'certificates', {
    certificates_by_revocation: ['revoked_at', 'status_index'],
    certificates_by_time: ['created_at', 'id'],
  })
  await createPartialIndex(
    db,
    'certificates',
    'certificates_revoked',
    ['created_at', 'id'],
    'revoked_at is not null',
  )
  await createUniqueIndex(db, 'certificates', 'certificates_by_status', ['status_index'])
  await createUniqueIndex(db, 'certificates', 'certificates_once', ['learner_id', 'course_id', 'edition'])
  await createUniqueIndex(db, 'certificates', 'certificates_replaced_once', ['replaces'])
  await db.schema.createTable('status_counter').addColumn('next', 'integer', required).execute()
  await db.schema
    .createTable('credential_keys')
    .addColumn('multikey', 'text', key)
    .addColumn('published_at', 'text', required)
    .addColumn('retired_at', 'text')
    .execute()
  await sql`insert into status_counter (next) values (0)`.execute(db)
}
