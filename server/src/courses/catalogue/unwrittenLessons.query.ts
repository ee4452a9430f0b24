import type { Database } from '../../kernel/database/schema'

/** Matches a body with a video block. Text inside a body cannot match, because its quotation marks are escaped. */
const VIDEO_BLOCK = '%"type":"video"%'
/** Matches a body with a picture block, the only kind of block that counts as content without words. */
const PICTURE_BLOCK = '%"type":"picture"%'

/**
 * Lessons of this site that nobody can complete yet: a quiz without questions, a task without criteria, a
 * video lesson without a video, or a text without words and pictures, as in `isEmptyBody`. They do not count
 * for the completion of their course.
 */
export function unwrittenLessons(db: Database) {
  return db
    .selectFrom('lessons')
    .select(['lessons.course_id', 'lessons.id'])
    .where('lessons.kind', 'is not', null)
    .where(({ not, or, and, eb, exists, selectFrom }) => {
      const body = selectFrom('lesson_bodies')
        .select('lesson_bodies.lesson_id')
        .whereRef('lesson_bodies.course_id', '=', 'lessons.course_id')
        .whereRef('lesson_bodies.lesson_id', '=', 'lessons.id')
      const question = selectFrom('questions')
        .select('questions.lesson_id')
        .whereRef('questions.course_id', '=', 'lessons.course_id')
        .whereRef('questions.lesson_id', '=', 'lessons.id')
        .where('questions.retired', '=', 0)
      const rubric = selectFrom('tasks')
        .select('tasks.lesson_id')
        .whereRef('tasks.course_id', '=', 'lessons.course_id')
        .whereRef('tasks.lesson_id', '=', 'lessons.id')
      return not(
        or([
          and([
            eb('lessons.kind', 'in', ['text', 'document']),
            exists(
              body.where((body) =>
                body.or([
                  body('lesson_bodies.words', '>', 0),
                  body('lesson_bodies.body', 'like', PICTURE_BLOCK),
                ]),
              ),
            ),
          ]),
          and([
            eb('lessons.kind', '=', 'video'),
            exists(body.where('lesson_bodies.body', 'like', VIDEO_BLOCK)),
          ]),
          and([eb('lessons.kind', '=', 'quiz'), exists(question)]),
          and([eb('lessons.kind', '=', 'task'), exists(rubric)]),
        ]),
      )
    })
}

/** Returns the ids of the lessons of a course that nobody can complete yet. */
export async function unwrittenIn(db: Database, courseId: string): Promise<Set<string>> {
  const rows = await unwrittenLessons(db).where('lessons.course_id', '=', courseId).execute()
  return new Set(rows.map(({ id }) => id))
}
