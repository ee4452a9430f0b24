import type { Database, Tx } from '../../kernel/database/schema'
import { lessonWithBody } from './lessonWithBody.query'
import { lockAgainstDeletion } from '../../platform/database/lockRows'

/**
 * Finds a lesson with its course and module. Returns undefined if the lesson is only a link, a document or a
 * course of another site.
 */
export async function findLesson(db: Database, courseId: string, lessonId: string) {
  const row = await lessonWithBody(db, courseId, lessonId)
    .select(['lessons.id', 'lessons.module_position', 'lessons.position'])
    .select(['courses.mentor_id as mentorId', 'courses.listed'])
    .executeTakeFirst()
  return row?.kind ? { ...row, kind: row.kind } : undefined
}
export type FoundLesson = NonNullable<Awaited<ReturnType<typeof findLesson>>>

/** Lists the lessons of a course in order, for the links to the previous and the next lesson. */
export function lessonsInOrder(db: Database, courseId: string) {
  return db
    .selectFrom('lessons')
    .select(['id', 'title', 'kind', 'url', 'file'])
    .where('course_id', '=', courseId)
    .orderBy('module_position')
    .orderBy('position')
    .execute()
}

/**
 * Returns the lesson's status for a learner and the learner's position in it; undefined if the learner is not
 * enrolled.
 */
export function findReading(db: Database, learnerId: string, courseId: string, lessonId: string) {
  return db
    .selectFrom('enrolments')
    .leftJoin('lesson_progress', (join) =>
      join
        .onRef('lesson_progress.learner_id', '=', 'enrolments.learner_id')
        .onRef('lesson_progress.course_id', '=', 'enrolments.course_id')
        .on('lesson_progress.lesson_id', '=', lessonId),
    )
    .leftJoin('lesson_positions', (join) =>
      join
        .onRef('lesson_positions.learner_id', '=', 'enrolments.learner_id')
        .onRef('lesson_positions.course_id', '=', 'enrolments.course_id')
        .on('lesson_positions.lesson_id', '=', lessonId),
    )
    .select([
      'lesson_progress.status',
      'lesson_positions.at',
      'lesson_positions.block_id',
      'lesson_positions.second',
    ])
    .where('enrolments.learner_id', '=', learnerId)
    .where('enrolments.course_id', '=', courseId)
    .executeTakeFirst()
}

/**
 * Locks a lesson of this site against deletion until the transaction ends. Returns false if there is no such
 * lesson.
 */
export async function lockLesson(tx: Tx, courseId: string, lessonId: string): Promise<boolean> {
  const lesson = tx
    .selectFrom('lessons')
    .select('id')
    .where('course_id', '=', courseId)
    .where('id', '=', lessonId)
    .where('kind', 'is not', null)
  return (await lockAgainstDeletion(tx, lesson).executeTakeFirst()) !== undefined
}
