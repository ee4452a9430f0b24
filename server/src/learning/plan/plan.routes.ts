import {
  addPlanStep,
  celebrateSteps,
  changeGoal,
  changePlanStep,
  getPlan,
  movePlanStep,
  removeGoal,
  removePlanStep,
  startGoal,
} from '@mentor-connect/contract/learning/plan'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { planService } from './plan.service'

const DONE = { data: {} }

export function registerPlanRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock'>,
) {
  const plans = planService(dependencies)

  serve(app, getPlan, async ({ query }, { session }) => ({
    data: await plans.read({ ...query, learnerId: callerOf(session) }),
  }))

  serve(app, startGoal, async ({ body: { userId, ...goal } }) => {
    await plans.start({ ...goal, learnerId: userId })
    return DONE
  })

  serve(app, changeGoal, async ({ body: { userId, ...values } }) => {
    await plans.changeGoal(userId, values)
    return DONE
  })

  serve(app, removeGoal, async ({ body: { userId } }) => {
    await plans.removeGoal(userId)
    return DONE
  })

  serve(app, addPlanStep, async ({ body: { userId, mentor, kind = 'own', ...step } }) => {
    await plans.addStep({ ...step, kind, learnerId: userId, ...(mentor && { mentorId: mentor }) })
    return DONE
  })

  serve(app, changePlanStep, async ({ params: { id }, body: { userId, ...values } }) => {
    await plans.changeStep({ learnerId: userId, id }, values)
    return DONE
  })

  serve(app, movePlanStep, async ({ params: { id }, body: { userId, to } }) => {
    await plans.moveStep({ learnerId: userId, id }, to)
    return DONE
  })

  serve(app, removePlanStep, async ({ params: { id }, body: { userId } }) => {
    await plans.removeStep({ learnerId: userId, id })
    return DONE
  })

  serve(app, celebrateSteps, async ({ body: { userId } }) => ({
    data: { steps: await plans.celebrate(userId) },
  }))
}
