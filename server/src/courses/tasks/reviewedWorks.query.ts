import {
  REVIEW_STATES,
  type ReviewState,
  type WorkSummary,
} from '@mentor-connect/contract/courses/tasks/taskReviews'
import { pageWindow, paginationOf, type PageRequest } from '../catalogue/pages'
import type { Database } from '../../kernel/database/schema'

interface WorkFilter extends PageRequest {
  state?: ReviewState
  courseId?: string
  learner?: string
}

/**
 * Lists works that were sent in the mentor's courses. By default these are the works that wait for review,
 * longest wait first. For one learner, these are works in all states, latest first.
 */
export async function listWorks(db: Database, mentorId: string, filter: WorkFilter) {
  const { courseId, learner } = filter
  const states = filter.state ? [filter.state] : learner ? REVIEW_STATES : (['sent'] as const)
  const { limit, offset } = pageWindow(filter)
  let matching = worksOf(db, mentorId).where('task_works.state', 'in', states)
  if (courseId) matching = matching.where('task_works.course_id', '=', courseId)
  if (learner) matching = matching.where('task_works.learner_id', '=', learner)
  const rows = await matching
    .select(SUMMARY)
    .orderBy('task_works.sent_at', learner ? 'desc' : 'asc')
    .orderBy('task_works.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await matching.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow()
  return { works: rows.map(presentSummary), pagination: paginationOf(filter, Number(total)) }
}

/** Returns the mentor's courses with tasks, by title, and the number of works that wait in each. */
export async function coursesWithTasks(db: Database, mentorId: string) {
  const rows = await db
    .selectFrom('courses')
    .select((eb) => [
      'courses.id',
      'courses.title',
      eb
        .selectFrom('task_works')
        .select((inner) => inner.fn.countAll<number>().as('waiting'))
        .whereRef('task_works.course_id', '=', 'courses.id')
        .where('task_works.state', '=', 'sent')
        .as('waiting'),
    ])
    .where('courses.mentor_id', '=', mentorId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('lessons')
          .select('lessons.id')
          .whereRef('lessons.course_id', '=', 'courses.id')
          .where('lessons.kind', '=', 'task'),
      ),
    )
    .orderBy('courses.title')
    .orderBy('courses.id')
    .execute()
  return rows.map(({ id, title, waiting }) => ({ courseId: id, title, waiting: Number(waiting ?? 0) }))
}

/** Finds a work in the mentor's courses that was sent at least once. */
export async function findReviewedWork(db: Database, mentorId: string, id: string) {
  const row = await worksOf(db, mentorId).select(SUMMARY).where('task_works.id', '=', id).executeTakeFirst()
  return row && presentSummary(row)
}

function worksOf(db: Database, mentorId: string) {
  return db
    .selectFrom('task_works')
    .innerJoin('courses', 'courses.id', 'task_works.course_id')
    .innerJoin('learners', 'learners.id', 'task_works.learner_id')
    .innerJoin('lessons', (join) =>
      join
        .onRef('lessons.course_id', '=', 'task_works.course_id')
        .onRef('lessons.id', '=', 'task_works.lesson_id'),
    )
    .where('courses.mentor_id', '=', mentorId)
    .where('task_works.number', '>', 0)
}

const SUMMARY = [
  'task_works.id',
  'task_works.learner_id',
  'task_works.course_id',
  'task_works.lesson_id',
  'task_works.state',
  'task_works.number',
  'task_works.sent_at',
  'learners.name',
  'learners.profile',
  'courses.title as course_title',
  'lessons.title as lesson_title',
] as const

interface Row {
  id: string
  learner_id: string
  course_id: string
  lesson_id: string
  state: WorkSummary['state']
  number: number
  sent_at: string | null
  name: string
  profile: string | null
  course_title: string
  lesson_title: string
}

function presentSummary(row: Row): WorkSummary {
  return {
    id: row.id,
    learnerId: row.learner_id,
    name: row.name,
    ...(row.profile && { profile: row.profile }),
    courseId: row.course_id,
    courseTitle: row.course_title,
    lessonId: row.lesson_id,
    lessonTitle: row.lesson_title,
    state: row.state,
    number: row.number,
    sentAt: row.sent_at!,
  }
}

/** Returns the number of works of a course that wait for the mentor's review. */
export async function countWaiting(db: Database, courseId: string): Promise<number> {
  const { count } = await db
    .selectFrom('task_works')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('course_id', '=', courseId)
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow()
  return Number(count)
}
