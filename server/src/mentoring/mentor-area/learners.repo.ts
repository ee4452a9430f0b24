import { splitWords } from '@mentor-connect/contract/courses/searchWords'
import type { EnrolledLearner, LearnerSort } from '@mentor-connect/contract/mentoring/mentorArea'
import { PLACED_STATES } from '@mentor-connect/contract/mentoring/mentorship'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import { pageWindow, paginationOf, type PageRequest } from '../../courses/catalogue/pages'
import { enrolmentProgress } from './enrolmentProgress.query'

interface LearnerFilter extends PageRequest {
  q?: string
  sort?: LearnerSort
  courseId?: string
  learner?: string
}

/** Share of completed lessons, from 0 to 1; 0 for a course without lessons. */
const SHARE = sql<number>`case when lesson_count > 0 then completed * 1.0 / lesson_count else 0 end`

const ORDERS: Record<LearnerSort, RawBuilder<unknown>> = {
  activity: sql`last_active_at desc`,
  enrolled: sql`created_at desc`,
  name: sql`lower(name)`,
  progress: sql`${SHARE} desc`,
}

export async function listLearners(db: Database, mentorId: string, filter: LearnerFilter) {
  const { limit, offset } = pageWindow(filter)
  const matching = db.selectFrom(found(db, mentorId, filter).as('found'))
  const rows = await matching
    .selectAll()
    .orderBy(ORDERS[filter.sort ?? 'activity'])
    .orderBy('learner_id')
    .orderBy('course_id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await matching.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const shared = await sharedPlans(
    db,
    mentorId,
    rows.map((row) => row.learner_id),
  )
  return {
    learners: rows.map((row) => present(row, shared.get(row.learner_id))),
    pagination: paginationOf(filter, Number(total)),
  }
}

function found(db: Database, mentorId: string, { q = '', courseId, learner }: LearnerFilter) {
  let query = enrolmentProgress(db, mentorId)
  if (courseId) query = query.where('enrolments.course_id', '=', courseId)
  if (learner) query = query.where('enrolments.learner_id', '=', learner)
  for (const word of splitWords(q.normalize('NFC').toLowerCase())) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(
      sql<boolean>`lower(learners.name || ' ' || courses.title) like ${pattern} escape '\\'`,
    )
  }
  return query
}

type Row = Awaited<ReturnType<ReturnType<typeof found>['execute']>>[number]

/**
 * Returns, by learner, the ids of the mentorships in which these learners share their plans with a mentor.
 */
async function sharedPlans(db: Database, mentorId: string, learnerIds: string[]) {
  if (learnerIds.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('plan_shares')
    .innerJoin('mentorships', 'mentorships.id', 'mentorship_id')
    .select(['mentorships.id', 'learner_id'])
    .where('mentor_id', '=', mentorId)
    .where('learner_id', 'in', learnerIds)
    .where('state', 'in', PLACED_STATES)
    .where('plan_at', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, learner_id }) => [learner_id, id]))
}

function present(row: Row, planSharedIn: string | undefined): EnrolledLearner {
  const completedCount = Number(row.completed ?? 0)
  return {
    learnerId: row.learner_id,
    name: row.name,
    ...(row.profile && { profile: row.profile }),
    courseId: row.course_id,
    courseTitle: row.title,
    enrolledAt: row.created_at,
    lastActiveAt: row.last_active_at,
    completedCount,
    totalLessons: row.lesson_count,
    percent: row.lesson_count > 0 ? Math.round((completedCount / row.lesson_count) * 100) : 0,
    ...(planSharedIn !== undefined && { planSharedIn }),
  }
}

/** Returns the mentor's courses that have learners, sorted by title. */
export async function coursesWithLearners(db: Database, mentorId: string) {
  const rows = await db
    .selectFrom('courses')
    .innerJoin('enrolments', 'enrolments.course_id', 'courses.id')
    .select((eb) => ['courses.id', 'courses.title', eb.fn.countAll().as('learners')])
    .where('courses.mentor_id', '=', mentorId)
    .groupBy(['courses.id', 'courses.title'])
    .orderBy('courses.title')
    .orderBy('courses.id')
    .execute()
  return rows.map(({ id, title, learners }) => ({ courseId: id, title, learners: Number(learners) }))
}
