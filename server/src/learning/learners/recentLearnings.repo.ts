import type { Dashboard } from '@mentor-connect/contract/learning/learners'
import type { Database } from '../../kernel/database/schema'
import { unwrittenLessons } from '../../courses/catalogue/unwrittenLessons.query'

const RECENT_MAX = 5

type RecentLearning = Dashboard['recentLearnings'][number]

/**
 * Returns the courses in which the learner was active last, latest first, each with the lesson to continue
 * with.
 */
export async function recentLearnings(db: Database, learnerId: string): Promise<RecentLearning[]> {
  const courses = await recentCourses(db, learnerId)
  const next = await nextLessons(
    db,
    learnerId,
    courses.map(({ courseId }) => courseId),
  )
  return courses.map((course) => {
    const nextLesson = next.get(course.courseId)
    return { ...course, ...(nextLesson && { nextLesson }) }
  })
}

function recentCourses(db: Database, learnerId: string) {
  return db
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .select([
      'courses.id as courseId',
      'courses.title',
      'courses.description',
      'courses.banner',
      'enrolments.last_active_at as lastActiveAt',
    ])
    .where('enrolments.learner_id', '=', learnerId)
    .orderBy('enrolments.last_active_at', 'desc')
    .orderBy('courses.id')
    .limit(RECENT_MAX)
    .execute()
}

/**
 * Returns course id → the first lesson that the learner has not completed. Lessons that nobody can complete
 * yet are skipped.
 */
export async function nextLessons(db: Database, learnerId: string, courseIds: string[]) {
  const next = new Map<string, NonNullable<RecentLearning['nextLesson']>>()
  if (courseIds.length === 0) return next
  const open = await openLessons(db, learnerId, courseIds)
  const unwritten = await unwrittenLessons(db).where('lessons.course_id', 'in', courseIds).execute()
  const left = new Set(unwritten.map(({ course_id, id }) => `${course_id}/${id}`))
  for (const { course_id, id, title, kind } of open)
    if (!next.has(course_id) && !left.has(`${course_id}/${id}`))
      next.set(course_id, { id, title, inPlace: kind !== null })
  return next
}

/** Returns the lessons that the learner has not completed, in the order of their courses. */
function openLessons(db: Database, learnerId: string, courseIds: string[]) {
  return db
    .selectFrom('lessons')
    .leftJoin('lesson_progress', (join) =>
      join
        .onRef('lesson_progress.course_id', '=', 'lessons.course_id')
        .onRef('lesson_progress.lesson_id', '=', 'lessons.id')
        .on('lesson_progress.learner_id', '=', learnerId)
        .on('lesson_progress.status', '=', 'completed'),
    )
    .select(['lessons.course_id', 'lessons.id', 'lessons.title', 'lessons.kind'])
    .where('lessons.course_id', 'in', courseIds)
    .where('lesson_progress.lesson_id', 'is', null)
    .orderBy('lessons.module_position')
    .orderBy('lessons.position')
    .execute()
}
