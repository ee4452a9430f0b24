import {
  decideMilestone,
  getTeamMilestones,
  handInMilestone,
} from '@mentor-connect/contract/work/projects/teamMilestones'
import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { callerOf, type Session } from '../../../platform/http/access'
import { serve } from '../../../platform/http/serve'
import { readableTeam } from '../teams/teamAccess'
import { milestoneService } from './milestones.service'
import { readMilestones } from './readMilestones.query'

/** Registers the endpoints of milestones for teams and their mentors. */
export function registerMilestoneRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const { db } = dependencies
  const milestones = milestoneService(dependencies)
  const read = async ({ id, milestoneId }: { id: string; milestoneId: string }, session: Session | null) =>
    (await readMilestones(db, id, callerOf(session))).find((one) => one.id === milestoneId)!

  serve(app, getTeamMilestones, async ({ params: { id } }, { session }) => {
    const { personId } = await readableTeam(db, session, id)
    return { data: { milestones: await readMilestones(db, id, personId) } }
  })

  serve(app, handInMilestone, async ({ params, body }, { session }) => {
    await milestones.handIn(session, { teamId: params.id, milestoneId: params.milestoneId }, body)
    return { message: 'Handed in', data: await read(params, session) }
  })

  serve(app, decideMilestone, async ({ params, body }, { session }) => {
    await milestones.decide(session, { teamId: params.id, milestoneId: params.milestoneId }, body)
    return { message: 'Decided', data: await read(params, session) }
  })
}
