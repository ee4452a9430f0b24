import { PROJECTS_PAGE } from '@mentor-connect/contract/work/projects/projectLimits'
import { CURRENT_TEAM_STATES } from '@mentor-connect/contract/work/projects/projectRules'
import {
  endTeam,
  getTeam,
  keepTeam,
  leaveTeam,
  listTeams,
  removeMember,
  startTeam,
} from '@mentor-connect/contract/work/projects/teams'
import type { FastifyInstance } from 'fastify'
import { pageWindow, paginationOf } from '../../../courses/catalogue/pages'
import type { Database } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { callerOf, type Session } from '../../../platform/http/access'
import { errors } from '../../../platform/http/errors'
import { serve } from '../../../platform/http/serve'
import { toSummaries, toTeam } from './presentTeam'
import { readableTeam } from './teamAccess'
import { teamService } from './teams.service'

/** Teams for their members and mentors. */
export function registerTeamRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const { db, clock } = dependencies
  const teams = teamService(dependencies)
  const read = async (session: Session | null, id: string) =>
    toTeam(db, await readableTeam(db, session, id), clock())

  serve(app, listTeams, async ({ query: { which = 'current', page } }, { session }) => {
    if (session?.chatRestriction === 'guardian_consent_needed') throw errors.guardianConsentNeeded()
    const request = { ...(page && { page }), limit: PROJECTS_PAGE }
    const own = ownTeams(db, session!, which)
    const rows = await own
      .selectAll('project_teams')
      .orderBy('last_active_at', 'desc')
      .orderBy('project_teams.id')
      .limit(request.limit)
      .offset(pageWindow(request).offset)
      .execute()
    const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    const list = await toSummaries(db, rows, { personId: callerOf(session), now: clock() })
    return { data: { teams: list, pagination: paginationOf(request, Number(total)) } }
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
    await teams.remove(callerOf(session), id, body)
    return { message: 'Member removed', data: await read(session, id) }
  })

  serve(app, leaveTeam, async ({ params: { id } }, { session }) => {
    await teams.leave(callerOf(session), id)
    return { message: 'You have left the team', data: await read(session, id) }
  })

  serve(app, keepTeam, async ({ params: { id } }, { session }) => {
    await teams.keep(session, id)
    return { message: 'The team goes on', data: await read(session, id) }
  })
}

function ownTeams(db: Database, { personId, role }: Session, which: 'current' | 'past') {
  const all = db
    .selectFrom('project_teams')
    .where('state', which === 'current' ? 'in' : 'not in', CURRENT_TEAM_STATES)
  if (role === 'mentor') return all.where('mentor_id', '=', personId)
  const joined = db
    .selectFrom('project_members')
    .select('team_id')
    .where('learner_id', '=', personId)
    .$if(which === 'current', (query) => query.where('left_at', 'is', null))
  return all.where('project_teams.id', 'in', joined)
}
