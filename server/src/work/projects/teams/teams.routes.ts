import { PROJECTS_PAGE } from '@mentor-connect/contract/work/projects/projectLimits'
import {
  blockTeamMember,
  endTeam,
  getTeam,
  keepTeam,
  leaveTeam,
  listTeams,
  removeMember,
  startTeam,
} from '@mentor-connect/contract/work/projects/teams'
import { noteTeamActivity } from '@mentor-connect/contract/work/projects/teamActivity'
import type { FastifyInstance } from 'fastify'
import { pageWindow, paginationOf } from '../../../courses/catalogue/pages'
import { blockLearner } from '../../../accounts/people/blockLearner'
import type { DomainDependencies } from '../../../kernel/domain'
import { callerOf, type Session } from '../../../platform/http/access'
import { errors } from '../../../platform/http/errors'
import { serve } from '../../../platform/http/serve'
import { toSummaries, toTeam } from './presentTeam.query'
import { noteActivity } from './teamActivity'
import { knownTeam, readableTeam } from './teamAccess'
import { findMember, listTeamsOf } from './teams.repo'
import { teamService } from './teams.service'

/** Registers the endpoints of teams for their members and mentors. */
export function registerTeamRoutes(app: FastifyInstance, dependencies: DomainDependencies) {
  const { db, clock } = dependencies
  const teams = teamService(dependencies)
  const read = async (session: Session | null, id: string) =>
    toTeam(db, await knownTeam(db, session, id), clock())

  serve(app, listTeams, async ({ query: { which = 'current', page } }, { session }) => {
    if (session?.chatRestriction === 'guardian_consent_needed') throw errors.guardianConsentNeeded()
    const request = { ...(page && { page }), limit: PROJECTS_PAGE }
    const { rows, total } = await listTeamsOf(db, session!, { which, ...pageWindow(request) })
    const list = await toSummaries(db, rows, { personId: callerOf(session), now: clock() })
    return { data: { teams: list, pagination: paginationOf(request, total) } }
  })

  serve(app, getTeam, async ({ params: { id } }, { session }) => ({ data: await read(session, id) }))

  serve(app, startTeam, async ({ params: { id }, body }, { session }) => {
    await teams.start(callerOf(session), id, body.version)
    return { message: 'Team started', data: await read(session, id) }
  })

  serve(app, endTeam, async ({ params: { id }, body }, { session }) => {
    await teams.end(callerOf(session), id, body.version, body.how)
    return { message: 'Team ended', data: await read(session, id) }
  })

  serve(app, removeMember, async ({ params: { id }, body }, { session }) => {
    await teams.remove(callerOf(session), id, { learnerId: body.memberId, reason: body.reason })
    return { message: 'Member removed', data: await read(session, id) }
  })

  serve(app, leaveTeam, async ({ params: { id } }, { session }) => {
    await teams.leave(callerOf(session), id)
    return { message: 'You have left the team', data: await read(session, id) }
  })

  serve(app, blockTeamMember, async ({ params: { id }, body: { memberId, blocked } }, { session }) => {
    await readableTeam(db, session, id)
    if (!(await findMember(db, id, memberId))) throw errors.notFound('Member')
    await blockLearner(dependencies, { personId: callerOf(session), otherId: memberId, blocked })
    return { message: blocked ? 'Blocked' : 'Not blocked any more', data: await read(session, id) }
  })

  serve(app, noteTeamActivity, async ({ body }) => {
    for (const activity of body.teams) await noteActivity(db, activity)
    return { data: true }
  })

  serve(app, keepTeam, async ({ params: { id } }, { session }) => {
    await teams.keep(session, id)
    return { message: 'The team goes on', data: await read(session, id) }
  })
}
