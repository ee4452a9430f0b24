import type { Database } from '../../kernel/database/schema'

/** Reads one course at a time, and one lesson text at a time. */
export async function* coursesOf(db: Database, id: string) {
  const courses = await db.selectFrom('courses').selectAll().where('mentor_id', '=', id).execute()
  for (const { search_text: _, ...course } of courses)
    yield {
      ...course,
      domains: await ofCourse(db, 'course_domains', course.id),
      modules: await ofCourse(db, 'modules', course.id),
      lessons: await ofCourse(db, 'lessons', course.id),
      lessonBodies: textsOf(db, 'lesson_bodies', course.id),
      lessonDrafts: textsOf(db, 'lesson_drafts', course.id),
      tasks: await ofCourse(db, 'tasks', course.id),
      reviewedWorks: await reviewsIn(db, course.id),
    }
}

async function* textsOf(db: Database, table: 'lesson_bodies' | 'lesson_drafts', courseId: string) {
  const lessons = await db.selectFrom(table).select('lesson_id').where('course_id', '=', courseId).execute()
  for (const { lesson_id } of lessons)
    yield* await db
      .selectFrom(table)
      .selectAll()
      .where('course_id', '=', courseId)
      .where('lesson_id', '=', lesson_id)
      .execute()
}

/**
 * Reads the mentor's decisions and comments on submissions. The submissions themselves belong to the
 * learners.
 */
function reviewsIn(db: Database, courseId: string) {
  return db
    .selectFrom('task_submissions')
    .innerJoin('task_works', 'task_works.id', 'task_submissions.work_id')
    .select(['lesson_id', 'outcome', 'decided_at', 'marks', 'points', 'comment'])
    .where('course_id', '=', courseId)
    .where('outcome', 'in', ['approved', 'returned'])
    .orderBy('decided_at')
    .execute()
}

type CoursesOwn = 'course_domains' | 'lessons' | 'modules' | 'tasks'

function ofCourse<Table extends CoursesOwn>(db: Database, table: Table, id: string) {
  return db.selectFrom<CoursesOwn>(table).selectAll().where('course_id', '=', id).execute()
}
