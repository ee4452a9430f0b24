import { CHECK_INS_PAGE } from '@mentor-connect/contract/work/projects/projectLimits'
import {
  answerCheckIn,
  decideContribution,
  getContributions,
  issueProjectCertificate,
  listCheckIns,
  writeContributions,
} from '@mentor-connect/contract/work/projects/teams'
import type { FastifyInstance } from 'fastify'
import { pageWindow, paginationOf } from '../../../courses/catalogue/pages'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { callerOf, type Session } from '../../../platform/http/access'
import { serve } from '../../../platform/http/serve'
import { knownTeam, readableTeam } from '../teams/teamAccess'
import { answerCheckIn as answer, weeksSoFar } from './checkIns'
import { readCheckIns } from './checkIns.repo'
import { readContributions } from './contributions.query'
import { contributionService } from './contributions.service'
import { certifyProject } from './projectCertificate'

/** Registers the routes for weekly check-ins and for the texts of members and mentor about contributions. */
export function registerWordRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const { db, clock } = dependencies
  const contributions = contributionService(dependencies)
  const read = async (session: Session | null, id: string) =>
    readContributions(db, await knownTeam(db, session, id), clock())

  serve(app, listCheckIns, async ({ params: { id }, query: { page } }, { session }) => {
    const { team, personId } = await readableTeam(db, session, id)
    const request = { ...(page && { page }), limit: CHECK_INS_PAGE }
    const { limit, offset } = pageWindow(request)
    const last = weeksSoFar(team, clock())
    const weeks = Array.from({ length: last }, (_, index) => last - index).slice(offset, offset + limit)
    const checkIns = await readCheckIns(db, id, weeks, personId)
    return { data: { checkIns, pagination: paginationOf(request, last) } }
  })

  serve(app, answerCheckIn, async ({ params, body: { text } }, { session }) => {
    const week = Number(params.week)
    await answer(dependencies, session, { teamId: params.id, week, text })
    const [checkIn] = await readCheckIns(db, params.id, [week], callerOf(session))
    return { message: 'Answer saved', data: checkIn! }
  })

  serve(app, getContributions, async ({ params: { id } }, { session }) => ({ data: await read(session, id) }))

  serve(app, writeContributions, async ({ params: { id }, body }, { session }) => {
    await contributions.write(session, id, body.contributions)
    return { message: 'Saved', data: await read(session, id) }
  })

  serve(app, issueProjectCertificate, async ({ params: { id } }, { session }) => ({
    message: 'Certificate issued',
    data: await certifyProject(dependencies, session!, id),
  }))

  serve(app, decideContribution, async ({ params: { id }, body }, { session }) => {
    const { memberId: learnerId, ...decision } = body
    await contributions.decide(callerOf(session), id, { ...decision, learnerId })
    return { message: 'Decided', data: await read(session, id) }
  })
}
