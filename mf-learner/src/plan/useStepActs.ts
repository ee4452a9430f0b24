import { call, useAttempt } from '@mentor-connect/api'
import type { Request } from '@mentor-connect/api'
import { changePlanStep, movePlanStep, removePlanStep } from '@mentor-connect/contract/learning/plan'

type StepChange = Omit<Request<typeof changePlanStep>['body'], 'userId'>

/** The actions on a step. @param onDone called after each action */
export function useStepActs(learnerId: string, onDone: () => void) {
  const { attempt, isBusy, failure } = useAttempt()
  const act = async (action: () => Promise<unknown>) => {
    const isSaved = await attempt(action)
    if (isSaved) onDone()
    return isSaved
  }
  return {
    isBusy,
    failure,
    change: (id: string, change: StepChange) =>
      act(() => call(changePlanStep, { params: { id }, body: { userId: learnerId, ...change } })),
    move: (id: string, to: number) =>
      act(() => call(movePlanStep, { params: { id }, body: { userId: learnerId, to } })),
    remove: (id: string) => act(() => call(removePlanStep, { params: { id }, body: { userId: learnerId } })),
  }
}
