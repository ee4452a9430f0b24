import { type MentorDashboard, DASHBOARD_WEEKS } from '@mentor-connect/contract/mentoring/mentorArea'
import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import type { Database } from '../../kernel/database/schema'
import { roundRating } from '../../courses/catalogue/courseSummaries.repo'
import { mondayOf } from '../../platform/time/mondayOf'
import { countUnanswered } from '../../courses/unansweredQuestions.query'
import { enrolmentProgress } from './enrolmentProgress.query'

const WEEK_DAYS = 7

export async function loadMentorDashboard(
  db: Database,
  mentorId: string,
  now: Date,
): Promise<MentorDashboard> {
  const courses = await courseFigures(db, mentorId)
  const waiting = await countWaiting(db, mentorId)
  return {
    ...courses,
    learners: await countLearners(db, mentorId),
    completions: await countCompletions(db, mentorId),
    questionsWaiting: waiting.questions,
    worksWaiting: waiting.works,
    enrolmentsByWeek: byWeek(await enrolmentsByDay(db, mentorId, firstDay(now)), now),
  }
}

export async function countWaiting(db: Database, mentorId: string) {
  return { questions: await countUnanswered(db, mentorId), works: await countWaitingWorks(db, mentorId) }
}

async function courseFigures(db: Database, mentorId: string) {
  const rows = await db
    .selectFrom('courses')
    .select((eb) => [
      'status',
      eb.fn.countAll().as('courses'),
      eb.fn.sum('rating_sum').as('sum'),
      eb.fn.sum('rating_count').as('count'),
    ])
    .where('mentor_id', '=', mentorId)
    .groupBy('status')
    .execute()
  const total = (column: 'courses' | 'sum' | 'count') =>
    rows.reduce((sum, row) => sum + Number(row[column]), 0)
  const reviewCount = total('count')
  return {
    resources: total('courses'),
    published: Number(rows.find(({ status }) => status === 'published')?.courses ?? 0),
    averageRating: reviewCount > 0 ? roundRating(total('sum') / reviewCount) : 0,
    reviewCount,
  }
}

function ofMentor(db: Database, mentorId: string) {
  return db
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .where('courses.mentor_id', '=', mentorId)
}

async function countLearners(db: Database, mentorId: string): Promise<number> {
  const { learners } = await ofMentor(db, mentorId)
    .select((eb) => eb.fn.count('enrolments.learner_id').distinct().as('learners'))
    .executeTakeFirstOrThrow()
  return Number(learners)
}

async function countCompletions(db: Database, mentorId: string): Promise<number> {
  const { completions } = await db
    .selectFrom(enrolmentProgress(db, mentorId).as('progress'))
    .select((eb) => eb.fn.countAll().as('completions'))
    .where('progress.lesson_count', '>', 0)
    .whereRef('progress.completed', '>=', 'progress.lesson_count')
    .executeTakeFirstOrThrow()
  return Number(completions)
}

async function countWaitingWorks(db: Database, mentorId: string): Promise<number> {
  const { works } = await db
    .selectFrom('task_works')
    .innerJoin('courses', 'courses.id', 'task_works.course_id')
    .select((eb) => eb.fn.countAll().as('works'))
    .where('courses.mentor_id', '=', mentorId)
    .where('task_works.state', '=', 'sent')
    .executeTakeFirstOrThrow()
  return Number(works)
}

/** Returns the number of enrolments by day (`YYYY-MM-DD`), from the given day on. */
async function enrolmentsByDay(db: Database, mentorId: string, from: string): Promise<Map<string, number>> {
  const rows = await ofMentor(db, mentorId)
    .select((eb) => [
      eb.fn<string>('substr', ['enrolments.created_at', eb.lit(1), eb.lit('YYYY-MM-DD'.length)]).as('day'),
      eb.fn.countAll().as('enrolments'),
    ])
    .where('enrolments.created_at', '>=', from)
    .groupBy('day')
    .execute()
  return new Map(rows.map(({ day, enrolments }) => [day, Number(enrolments)]))
}

/** Returns the Monday of the oldest week that is shown, as `YYYY-MM-DD`. Weeks are counted in UTC. */
function firstDay(now: Date): string {
  return daysAfter(mondayOf(now.toISOString()), -(DASHBOARD_WEEKS - 1) * WEEK_DAYS)
}

/** Returns the enrolments per week, oldest week first, current week last. */
function byWeek(byDay: Map<string, number>, now: Date): { week: string; enrolments: number }[] {
  const first = firstDay(now)
  return Array.from({ length: DASHBOARD_WEEKS }, (_, index) => {
    const week = daysAfter(first, index * WEEK_DAYS)
    const days = Array.from({ length: WEEK_DAYS }, (__, day) => daysAfter(week, day))
    return { week, enrolments: days.reduce((sum, day) => sum + (byDay.get(day) ?? 0), 0) }
  })
}
