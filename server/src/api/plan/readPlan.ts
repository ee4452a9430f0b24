import type { Goal, Plan, PlanStep, StepCourse } from '@mentor-connect/contract/api/plan'
import type { Kysely, Selectable } from 'kysely'
import { stepsByDay, timeZoneOf } from '../course-data/activity.repo'
import { isTimeZone, localDay } from '../course-data/localDay'
import { STREAK_READ_DAYS, streakOf } from '../course-data/streakOf'
import type { ApiDatabase } from '../database/schema'
import { findGoal, stepsOf } from './plan.repo'
import { stepCourses } from './stepCourses.query'
import { weekOf } from './weekOf'

type Database = Kysely<ApiDatabase>

export interface PlanReader {
  learnerId: string
  /** Of the page: courses in it are preferred. */
  language: string
  /** Of the device; defaults to that of the last used device. */
  timeZone?: string
}

/** A learner's plan with the courses that its steps lead to now. */
export async function readPlan(db: Database, reader: PlanReader, now: Date): Promise<Plan> {
  const goal = await findGoal(db, reader.learnerId)
  if (!goal) return { steps: [] }
  const rows = await stepsOf(db, reader.learnerId)
  const courses = await stepCourses(db, rows, reader)
  return {
    goal: presentGoal(goal),
    steps: rows.map((row, index) => presentStep(row, courses[index])),
    week: await weekFor(db, reader, { now, target: goal.weekly_days }),
  }
}

async function weekFor(
  db: Database,
  { learnerId, timeZone }: PlanReader,
  { now, target }: { now: Date; target: number },
) {
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : await timeZoneOf(db, learnerId)
  const today = localDay(now, zone)
  const days = await stepsByDay(db, learnerId, { until: today, limit: STREAK_READ_DAYS })
  return { ...weekOf(days, today, target), streak: streakOf(days, today).streak }
}

type GoalRow = Selectable<ApiDatabase['goals']>
type PlanStepRow = Selectable<ApiDatabase['plan_steps']>

const presentGoal = ({ id, career_id, title, by_month, weekly_days }: GoalRow): Goal => ({
  id,
  ...(career_id !== null && { careerId: career_id }),
  ...(title !== null && { title }),
  ...(by_month !== null && { byMonth: by_month }),
  weeklyDays: weekly_days,
})

const presentStep = (row: PlanStepRow, course: StepCourse | undefined): PlanStep => ({
  id: row.id,
  ...(row.title !== null && { title: row.title }),
  ...(row.subject !== null && { subject: row.subject }),
  ...(course && { course }),
  ...(row.due !== null && { due: row.due }),
  ...{ isPinned: row.course_id !== null, isSkipped: row.skipped === 1 },
  isDone: row.done_at !== null || course?.percent === 100,
})
