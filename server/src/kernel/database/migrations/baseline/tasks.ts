import type { Kysely } from 'kysely'
import { key, required, belongsTo, createIndexes } from '../../../../platform/database/tableParts'
import { ofLesson, ofEnrolment } from './references'

/** Creates tasks with their rubrics, the works of learners, and their submissions. */
export async function createTasks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tasks')
    .addColumn('course_id', 'text', required)
    .addColumn('lesson_id', 'text', required)
    .addColumn('rubric', 'text', required)
    .addColumn('updated_at', 'text', required)
    .$call(ofLesson('tasks_of_lesson'))
    .addPrimaryKeyConstraint('tasks_pk', ['course_id', 'lesson_id'])
    .execute()
  await db.schema
    .createTable('task_works')
    .addColumn('id', 'text', key)
    .addColumn('learner_id', 'text', required)
    .addColumn('course_id', 'text', required)
    .addColumn('lesson_id', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('number', 'integer', required)
    .addColumn('text', 'text', required)
    .addColumn('link', 'text', required)
    .addColumn('file', 'text')
    .addColumn('written_at', 'text')
    .addColumn('sent_at', 'text')
    .$call(ofEnrolment('task_works_of_enrolment'))
    .addUniqueConstraint('task_works_of_learner', ['learner_id', 'course_id', 'lesson_id'])
    .$call(ofLesson('task_works_of_lesson'))
    .execute()
  await createIndexes(db, 'task_works', {
    task_works_by_file: ['file'],
    task_works_by_lesson: ['course_id', 'lesson_id'],
    // Used by the list of works that wait for a mentor.
    task_works_by_state: ['course_id', 'state', 'sent_at'],
  })
  await db.schema
    .createTable('task_submissions')
    .addColumn('work_id', 'text', belongsTo('task_works.id'))
    .addColumn('number', 'integer', required)
    .addColumn('text', 'text', required)
    .addColumn('link', 'text', required)
    .addColumn('file', 'text')
    .addColumn('rubric', 'text', required)
    .addColumn('sent_at', 'text', required)
    .addColumn('outcome', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('marks', 'text')
    .addColumn('points', 'integer')
    .addColumn('of_points', 'integer', required)
    .addColumn('pass_points', 'integer', required)
    .addColumn('comment', 'text')
    .addColumn('hidden_at', 'text')
    .addColumn('comment_hidden_at', 'text')
    .addPrimaryKeyConstraint('task_submissions_pk', ['work_id', 'number'])
    .execute()
  await createIndexes(db, 'task_submissions', { task_submissions_by_file: ['file'] })
}
