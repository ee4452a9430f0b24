import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import type { Request } from '@mentor-connect/api'
import {
  addSharedStep,
  dateSharedStep,
  getSharedPlan,
  moveSharedStep,
  removeSharedStep,
  type SharedPlan,
} from '@mentor-connect/contract/learning/planSharing'

type NewStep = Omit<Request<typeof addSharedStep>['body'], 'goal' | 'version'>

/**
 * The plan that the learner of a mentorship shares. Each change names the version that the mentor sees; after a
 * conflict the plan is loaded again.
 */
export function useSharedPlan(mentorshipId: string) {
  const { data, error, retry, setData } = useEndpoint(getSharedPlan, { params: { id: mentorshipId } })
  const { attempt, isBusy, failure } = useAttempt()

  const change = async (send: (seen: { goal: string; version: number }) => Promise<{ data: SharedPlan }>) => {
    const plan = data?.plan
    if (!plan || isBusy) return false
    return attempt(async () => {
      try {
        setData((await send({ goal: plan.goal.id, version: plan.version })).data)
      } catch (thrown) {
        if ((thrown as { code?: string }).code === 'plan_changed') retry()
        throw thrown
      }
    })
  }
  const of = (step: string) => ({ id: mentorshipId, step })

  return {
    data,
    error,
    retry,
    isBusy,
    failure,
    isConflict: failure?.code === 'plan_changed',
    add: (step: NewStep) =>
      change((seen) => call(addSharedStep, { params: { id: mentorshipId }, body: { ...seen, ...step } })),
    date: (step: string, due: string | null) =>
      change((seen) => call(dateSharedStep, { params: of(step), body: { ...seen, due } })),
    move: (step: string, to: number) =>
      change((seen) => call(moveSharedStep, { params: of(step), body: { ...seen, to } })),
    remove: (step: string) => change((seen) => call(removeSharedStep, { params: of(step), body: seen })),
  }
}

export type SharedPlanActs = ReturnType<typeof useSharedPlan>
