import { call, useAttempt, type Request } from '@mentor-connect/api'
import { startGoal } from '@mentor-connect/contract/learning/plan'

type NewGoal = Omit<Request<typeof startGoal>['body'], 'userId' | 'byMonth'>

/** Sets the learner's goal, replacing the present one. @param onSaved called when the goal is saved */
export function useStartGoal(learnerId: string, onSaved: () => void) {
  const { attempt, isBusy, failure } = useAttempt()
  /** @param months months until the goal's date; 0 for no date */
  const start = async (goal: NewGoal, months: number) => {
    const byMonth = months > 0 && { byMonth: monthAfter(new Date(), months) }
    const body = { userId: learnerId, ...goal, ...byMonth }
    if (await attempt(() => call(startGoal, { body }))) onSaved()
  }
  return { start, isBusy, failure }
}

/** The month this many months after a day on the device's calendar, as `YYYY-MM`. */
function monthAfter(day: Date, months: number): string {
  const at = new Date(day.getFullYear(), day.getMonth() + months, 1)
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}`
}
