import type { LessonStatus, Progress } from '@mentor-connect/contract/courses/progress'
import type { Completion } from '@mentor-connect/contract/courses/completion'
import type { Database, Tx } from '../../kernel/database/schema'
import { lockAgainstDeletion } from '../../platform/database/lockRows'
import { unwrittenIn, unwrittenLessons } from '../catalogue/unwrittenLessons.query'
import { completionOfLessons, keyOf, type PlacedLesson } from '../catalogue/placedLesson'

export async function isEnrolled(db: Database, learnerId: string, courseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('enrolments')
    .select('course_id')
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .executeTakeFirst()
  return row !== undefined
}

/** Tells whether the learner has started or completed a lesson of the course. */
export async function hasOpenedLesson(db: Database, learnerId: string, courseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('lesson_progress')
    .select('lesson_id')
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .where('status', '!=', 'not-started')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the lessons of a course. They are locked against deletion until the transaction ends. */
export function lockLessons(tx: Tx, courseId: string): Promise<PlacedLesson[]> {
  return lockAgainstDeletion(tx, selectLessons(tx, courseId)).execute()
}

function selectLessons(db: Database, courseId: string) {
  return db
    .selectFrom('lessons')
    .select(['id', 'module_position', 'position'])
    .where('course_id', '=', courseId)
    .orderBy('id')
}

/** Returns a learner's progress in one course by lesson key (`moduleIndex-lessonIndex`). */
export async function progressOf(db: Database, learnerId: string, courseId: string): Promise<Progress> {
  const rows = await db
    .selectFrom('lesson_progress')
    .innerJoin('lessons', (join) =>
      join
        .onRef('lessons.course_id', '=', 'lesson_progress.course_id')
        .onRef('lessons.id', '=', 'lesson_progress.lesson_id'),
    )
    .select(['lessons.module_position', 'lessons.position', 'lesson_progress.status'])
    .where('lesson_progress.learner_id', '=', learnerId)
    .where('lesson_progress.course_id', '=', courseId)
    .orderBy('lessons.module_position')
    .orderBy('lessons.position')
    .execute()
  return Object.fromEntries(rows.map((row) => [keyOf(row), row.status]))
}

/** Calculates a learner's completion of one course. Lessons that nobody can complete yet do not count. */
export async function completionIn(db: Database, learnerId: string, courseId: string): Promise<Completion> {
  const unwritten = await unwrittenIn(db, courseId)
  const lessons = (await selectLessons(db, courseId).execute()).filter(({ id }) => !unwritten.has(id))
  const rows = await db
    .selectFrom('lesson_progress')
    .select(['lesson_id', 'status'])
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .execute()
  return completionOfLessons(lessons, new Map(rows.map(({ lesson_id, status }) => [lesson_id, status])))
}

/** Returns a learner's completion of all enrolled courses, by course id. */
export async function completions(db: Database, learnerId: string): Promise<Map<string, Completion>> {
  const lessons = await db
    .selectFrom('enrolments')
    .innerJoin('lessons', 'lessons.course_id', 'enrolments.course_id')
    .select(['lessons.course_id', 'lessons.id', 'lessons.module_position', 'lessons.position'])
    .where('enrolments.learner_id', '=', learnerId)
    .execute()
  const progress = await db
    .selectFrom('lesson_progress')
    .select(['course_id', 'lesson_id', 'status'])
    .where('learner_id', '=', learnerId)
    .execute()
  const enrolled = db.selectFrom('enrolments').select('course_id').where('learner_id', '=', learnerId)
  const unwritten = await unwrittenLessons(db).where('lessons.course_id', 'in', enrolled).execute()
  const left = new Set(unwritten.map(({ course_id, id }) => `${course_id}/${id}`))
  const statuses = new Map<string, Map<string, LessonStatus>>()
  for (const { course_id, lesson_id, status } of progress)
    inMap(statuses, course_id, () => new Map<string, LessonStatus>()).set(lesson_id, status)
  const courses = new Map<string, PlacedLesson[]>()
  for (const { course_id, ...lesson } of lessons) {
    const placed = inMap(courses, course_id, (): PlacedLesson[] => [])
    if (!left.has(`${course_id}/${lesson.id}`)) placed.push(lesson)
  }
  return new Map(
    [...courses].map(([id, placed]) => [id, completionOfLessons(placed, statuses.get(id) ?? new Map())]),
  )
}

/** Returns the value of a key. Creates the value if the key is missing. */
function inMap<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const value = create()
  map.set(key, value)
  return value
}
