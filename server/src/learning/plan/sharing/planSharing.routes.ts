import {
  addSharedStep,
  dateSharedStep,
  getPlanSharing,
  getSharedPlan,
  moveSharedStep,
  removeSharedStep,
  sharePlan,
  undoPlanChange,
} from '@mentor-connect/contract/learning/planSharing'
import type { FastifyInstance } from 'fastify'
import { callerOf, type Session } from '../../../platform/http/access'
import { serve } from '../../../platform/http/serve'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { sharedPlanService, type Seen } from './sharedPlan.service'
import { sharingService } from './sharing.service'

const DONE = { data: {} }

/** Registers the routes by which learners share their plans and assessment results with their mentors. */
export function registerPlanSharingRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock' | 'jobs'>,
) {
  const sharing = sharingService(dependencies)
  registerMentorRoutes(app, dependencies)

  serve(app, getPlanSharing, async (_, { session }) => ({ data: await sharing.read(callerOf(session)) }))

  serve(app, sharePlan, async ({ body: { userId, ...shared } }) => {
    await sharing.share({ ...shared, learnerId: userId })
    return DONE
  })

  serve(app, undoPlanChange, async ({ params: { id }, body: { userId } }) => {
    await sharing.undo(userId, id)
    return DONE
  })
}

function registerMentorRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock' | 'jobs'>,
) {
  const plans = sharedPlanService(dependencies)

  serve(app, getSharedPlan, async ({ params: { id } }, { session }) => ({
    data: await plans.read(callerOf(session), id),
  }))

  serve(app, addSharedStep, async ({ params: { id }, body: { goal, version, step, ...given } }, caller) => ({
    data: await plans.add(seenBy(caller, id, { goal, version, step }), given),
  }))

  serve(app, dateSharedStep, async ({ params: { id, step }, body: { due, ...seen } }, caller) => ({
    data: await plans.date(seenBy(caller, id, { ...seen, step }), due),
  }))

  serve(app, moveSharedStep, async ({ params: { id, step }, body: { to, ...seen } }, caller) => ({
    data: await plans.move(seenBy(caller, id, { ...seen, step }), to),
  }))

  serve(app, removeSharedStep, async ({ params: { id, step }, body: seen }, caller) => ({
    data: await plans.remove(seenBy(caller, id, { ...seen, step })),
  }))
}

const seenBy = (
  { session }: { session: Session | null },
  mentorshipId: string,
  seen: Pick<Seen, 'goal' | 'version' | 'step'>,
): Seen => ({ ...seen, mentorshipId, mentorId: callerOf(session) })
