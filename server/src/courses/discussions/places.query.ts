import { sql } from 'kysely'
import type { Database } from '../../kernel/database/schema'

/** Finds a lesson of this site with its mentor, and the person's enrolment and status in it. */
export async function findPlace(
  db: Database,
  { courseId, lessonId, personId }: { courseId: string; lessonId: string; personId: string },
) {
  return db
    .selectFrom('lessons')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .leftJoin('enrolments', (join) =>
      join.onRef('enrolments.course_id', '=', 'lessons.course_id').on('enrolments.learner_id', '=', personId),
    )
    .leftJoin('lesson_progress', (join) =>
      join
        .onRef('lesson_progress.course_id', '=', 'lessons.course_id')
        .onRef('lesson_progress.lesson_id', '=', 'lessons.id')
        .on('lesson_progress.learner_id', '=', personId),
    )
    .select(['lessons.kind', 'courses.mentor_id as mentorId', 'lesson_progress.status'])
    .select(sql<number>`case when enrolments.learner_id is null then 0 else 1 end`.as('isEnrolled'))
    .where('lessons.course_id', '=', courseId)
    .where('lessons.id', '=', lessonId)
    .where('lessons.kind', 'is not', null)
    .executeTakeFirst()
}
export type FoundPlace = NonNullable<Awaited<ReturnType<typeof findPlace>>>
