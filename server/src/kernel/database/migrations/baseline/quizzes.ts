import type { Kysely } from 'kysely'
import {
  key,
  required,
  unique,
  byDefault,
  belongsTo,
  createIndexes,
} from '../../../../platform/database/tableParts'
import { ofLesson, ofEnrolment, ofQuiz } from './references'

/** Creates quizzes with versioned questions, the attempts of learners, and ungraded practice. */
export async function createQuizzes(db: Kysely<unknown>): Promise<void> {
  await createQuestions(db)
  await createAttempts(db)
}

async function createQuestions(db: Kysely<unknown>) {
  await db.schema
    .createTable('quizzes')
    .addColumn('course_id', 'text', required)
    .addColumn('lesson_id', 'text', required)
    .addColumn('pass_percent', 'integer', required)
    .addColumn('draw', 'integer', required)
    .addColumn('shuffle', 'integer', required)
    .addColumn('max_attempts', 'integer')
    .addColumn('updated_at', 'text', required)
    .$call(ofLesson('quizzes_of_lesson'))
    .addPrimaryKeyConstraint('quizzes_pk', ['course_id', 'lesson_id'])
    .execute()
  await db.schema
    .createTable('questions')
    .addColumn('course_id', 'text', required)
    .addColumn('lesson_id', 'text', required)
    .addColumn('id', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('version', 'integer', required)
    .addColumn('retired', 'integer', byDefault(0))
    .$call(ofQuiz('questions_of_quiz'))
    .addPrimaryKeyConstraint('questions_pk', ['course_id', 'lesson_id', 'id'])
    .execute()
  await db.schema
    .createTable('question_versions')
    .addColumn('course_id', 'text', required)
    .addColumn('lesson_id', 'text', required)
    .addColumn('question_id', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('question', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('feedback', 'text', required)
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('question_versions_pk', ['course_id', 'lesson_id', 'question_id', 'version'])
    .addForeignKeyConstraint(
      'versions_of_question',
      ['course_id', 'lesson_id', 'question_id'],
      'questions',
      ['course_id', 'lesson_id', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
}

async function createAttempts(db: Kysely<unknown>) {
  await db.schema
    .createTable('attempts')
    .addColumn('id', 'text', key)
    .addColumn('learner_id', 'text', required)
    .addColumn('course_id', 'text', required)
    .addColumn('lesson_id', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('items', 'text', required)
    .addColumn('pass_percent', 'integer', required)
    .addColumn('started_at', 'text', required)
    .addColumn('ends_at', 'text', required)
    .addColumn('ended_at', 'text')
    .addColumn('points', 'double precision')
    .addColumn('of_points', 'integer')
    .addColumn('passed', 'integer')
    .addColumn('open_for', 'text', unique)
    .$call(ofEnrolment('attempts_of_enrolment'))
    .$call(ofQuiz('attempts_of_quiz'))
    .execute()
  await createIndexes(db, 'attempts', {
    // Used by the job that ends attempts that were not submitted in time.
    attempts_by_end: ['state', 'ends_at'],
    attempts_by_learner: ['learner_id', 'course_id', 'lesson_id', 'started_at'],
    attempts_by_quiz: ['course_id', 'lesson_id'],
  })
  await db.schema
    .createTable('answers')
    .addColumn('attempt_id', 'text', belongsTo('attempts.id'))
    .addColumn('question_id', 'text', required)
    .addColumn('answer', 'text', required)
    .addColumn('saved_at', 'text', required)
    .addColumn('mark', 'double precision')
    .addPrimaryKeyConstraint('answers_pk', ['attempt_id', 'question_id'])
    .execute()
  await db.schema
    .createTable('practice_runs')
    .addColumn('id', 'text', key)
    .addColumn('learner_id', 'text', required)
    .addColumn('course_id', 'text', required)
    .addColumn('lesson_id', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('needed', 'integer', required)
    .addColumn('of_last', 'integer', required)
    .addColumn('items', 'text', required)
    .addColumn('recent', 'text', required)
    .addColumn('turn', 'integer', required)
    .addColumn('last_outcome', 'text')
    .addColumn('started_at', 'text', required)
    .addColumn('answered_at', 'text')
    .addColumn('open_for', 'text', unique)
    .$call(ofEnrolment('practice_of_enrolment'))
    .$call(ofQuiz('practice_of_quiz'))
    .execute()
  await createIndexes(db, 'practice_runs', {
    practice_by_learner: ['learner_id', 'course_id', 'lesson_id'],
    practice_by_quiz: ['course_id', 'lesson_id'],
  })
}
