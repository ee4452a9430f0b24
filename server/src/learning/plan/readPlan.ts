import type { Goal, Plan } from '@mentor-connect/contract/learning/plan'
import { localDay } from '@mentor-connect/contract/rules/localDay'
import type { Selectable } from 'kysely'
import { stepsByDay, timeZoneOf } from '../../courses/progress/activity.repo'
import { isTimeZone } from '../../platform/time/isTimeZone'
import { STREAK_READ_DAYS, streakOf } from '../../courses/progress/streakOf'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { findGoal } from './plan.repo'
import { planSteps } from './planSteps.query'
import { weekOf } from './weekOf'

export interface PlanReader {
  learnerId: string
  /** Language of the page. Courses in this language are preferred. */
  language: string
  /** Time zone of the device; defaults to that of the last used device. */
  timeZone?: string
}

/** Reads a learner's plan, with the courses to which its steps lead at present. */
export async function readPlan(db: Database, reader: PlanReader, now: Date): Promise<Plan> {
  const { learnerId, language } = reader
  const goal = await findGoal(db, learnerId)
  if (!goal) return { steps: [] }
  const today = await todayOf(db, reader, now)
  const days = await stepsByDay(db, learnerId, { until: today, limit: STREAK_READ_DAYS })
  return {
    goal: presentGoal(goal),
    steps: await planSteps(db, { learnerId, language, today, now }),
    week: { ...weekOf(days, today, goal.weekly_days), streak: streakOf(days, today).streak },
  }
}

/**
 * Returns today's date in the time zone of this device, or of the last used device if this one states none.
 */
export async function todayOf(
  db: Database,
  { learnerId, timeZone }: Pick<PlanReader, 'learnerId' | 'timeZone'>,
  now: Date,
): Promise<string> {
  return localDay(now, timeZone && isTimeZone(timeZone) ? timeZone : await timeZoneOf(db, learnerId))
}

type GoalRow = Selectable<ApiDatabase['goals']>

export const presentGoal = ({ id, career_id, title, by_month, weekly_days }: GoalRow): Goal => ({
  id,
  ...(career_id !== null && { careerId: career_id }),
  ...(title !== null && { title }),
  ...(by_month !== null && { byMonth: by_month }),
  weeklyDays: weekly_days,
})
