import { call, useAttempt } from '@mentor-connect/api'
import type { Request } from '@mentor-connect/api'
import { addPlanStep } from '@mentor-connect/contract/api/plan'

type NewStep = Omit<Request<typeof addPlanStep>['body'], 'userId'>

/** Adds a step at the end of the plan. */
export function useAddStep(learnerId: string) {
  const { attempt, isBusy, failure } = useAttempt()
  const add = (step: NewStep) => attempt(() => call(addPlanStep, { body: { userId: learnerId, ...step } }))
  return { add, isBusy, failure }
}
