import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { STREAK_FORGIVES_EVERY_DAYS } from '@mentor-connect/contract/learning/streak'

/** Maximum number of days that are read to compute a streak. A longer streak is cut off at this number. */
export const STREAK_READ_DAYS = 1000

interface Streak {
  /** Number of days with learning; forgiven days are not counted. */
  streak: number
  /** The latest missed day that was forgiven, as `YYYY-MM-DD`; absent if none was. */
  forgiven?: string
}

/**
 * Returns the number of consecutive days with learning, up to today or, if there is no learning today yet, up
 * to yesterday. One missed day in seven is forgiven if there is learning before it.
 * @param active days with learning, as `YYYY-MM-DD`
 */
export function streakOf(active: Pick<Map<string, unknown>, 'has'>, today: string): Streak {
  let day = active.has(today) ? today : daysAfter(today, -1)
  let streak = 0
  let sinceForgiven = STREAK_FORGIVES_EVERY_DAYS
  let forgiven: string | undefined
  for (; ; day = daysAfter(day, -1)) {
    if (active.has(day)) {
      streak++
      sinceForgiven++
    } else if (sinceForgiven >= STREAK_FORGIVES_EVERY_DAYS && active.has(daysAfter(day, -1))) {
      forgiven ??= day
      sinceForgiven = 1
    } else {
      return { streak, ...(forgiven && { forgiven }) }
    }
  }
}
