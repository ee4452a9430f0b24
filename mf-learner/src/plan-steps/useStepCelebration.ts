import { call } from '@mentor-connect/api'
import { celebrateSteps, type Plan, type PlanStep } from '@mentor-connect/contract/learning/plan'
import { useEffect, useState } from 'react'

/** The finished steps to celebrate on this page. The server hands out each step once, to one device only. */
export function useStepCelebration(plan: Plan | undefined, learnerId: string | undefined): PlanStep[] {
  const [given, setGiven] = useState<string[]>([])
  const steps = plan?.steps ?? []
  const due = steps
    .filter(({ isDone, isCelebrated }) => isDone && isCelebrated === false)
    .map(({ id }) => id)
    .join()

  useEffect(() => {
    if (!due || !learnerId) return
    call(celebrateSteps, { body: { userId: learnerId } }).then(
      ({ data }) => data.steps.length > 0 && setGiven(data.steps),
      (error: unknown) => console.warn('Finished steps could not be celebrated.', error),
    )
  }, [due, learnerId])

  return steps.filter(({ id, isDone }) => isDone && given.includes(id))
}
