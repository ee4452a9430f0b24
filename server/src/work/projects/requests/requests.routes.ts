import {
  answerApplication,
  inviteToProject,
  listInvitable,
  listReceivedRequests,
  withdrawInvitation,
} from '@mentor-connect/contract/work/projects/briefs'
import { REQUESTS_PAGE } from '@mentor-connect/contract/work/projects/projectLimits'
import {
  answerInvitation,
  applyToProject,
  getProjectFit,
  listProjectRequests,
  withdrawProjectApplication,
  type ProjectFit,
} from '@mentor-connect/contract/work/projects/projects'
import type { FastifyInstance } from 'fastify'
import { pageWindow, paginationOf } from '../../../courses/catalogue/pages'
import type { Database } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { callerOf } from '../../../platform/http/access'
import { errors } from '../../../platform/http/errors'
import { serve } from '../../../platform/http/serve'
import { findBrief } from '../briefs/briefs.repo'
import { currentTeamsOf } from '../teams/teams.repo'
import { applyObstacle, joinObstacle } from './obstacle.query'
import { toOwnRequests, toReceived } from './presentRequests.query'
import { invitable, menteesOf } from './reachable.query'
import { findRequest, findRequestOf, listReceived, listRequestsOf } from './requests.repo'
import { requestService } from './requests.service'

/** Registers the endpoints of applications and invitations, for learners and for the mentors of briefs. */
export function registerRequestRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  registerOfLearners(app, dependencies)
  registerOfMentors(app, dependencies)
}

function registerOfLearners(app: FastifyInstance, dependencies: ApiDependencies) {
  const { db } = dependencies
  const requests = requestService(dependencies)

  async function fit(learnerId: string, id: string): Promise<ProjectFit> {
    const brief = await findBrief(db, id)
    if (!brief || brief.posted_at === null) throw errors.notFound('Project')
    const stored = await findRequestOf(db, id, learnerId)
    const [request] = stored ? await toOwnRequests(db, [stored]) : []
    const team = (await currentTeamsOf(db, learnerId)).find(({ brief_id }) => brief_id === id)
    const find = stored?.state === 'waiting' ? joinObstacle : applyObstacle
    const obstacle = team ? undefined : await find(db, learnerId, brief, dependencies)
    return {
      ...(request && { request }),
      ...(team && { team: { id: team.id, state: team.state } }),
      ...(obstacle && { obstacle }),
    }
  }

  async function own(learnerId: string, id: string) {
    const row = await findRequest(db, id)
    if (row?.learner_id !== learnerId) throw errors.notFound('Request')
    const [request] = await toOwnRequests(db, [row])
    return request!
  }

  serve(app, getProjectFit, async ({ params: { id } }, { session }) => ({
    data: await fit(callerOf(session), id),
  }))

  serve(app, applyToProject, async ({ params: { id }, body }, { session }) => {
    await requests.apply(callerOf(session), id, body)
    return { message: 'Application sent', data: await fit(callerOf(session), id) }
  })

  serve(app, listProjectRequests, async ({ query: { page } }, { session }) => {
    const request = { ...(page && { page }), limit: REQUESTS_PAGE }
    const { rows, total } = await listRequestsOf(db, callerOf(session), pageWindow(request))
    return { data: { requests: await toOwnRequests(db, rows), pagination: paginationOf(request, total) } }
  })

  serve(app, withdrawProjectApplication, async ({ params: { id } }, { session }) => {
    const learnerId = callerOf(session)
    await requests.withdraw(id, 'application', ({ learner_id }) => learner_id === learnerId)
    return { message: 'Withdrawn', data: await own(learnerId, id) }
  })

  serve(app, answerInvitation, async ({ params: { id }, body }, { session }) => {
    await requests.answerInvitation(callerOf(session), id, body)
    return { message: 'Answered', data: await own(callerOf(session), id) }
  })
}

function registerOfMentors(app: FastifyInstance, dependencies: ApiDependencies) {
  const { db } = dependencies
  const requests = requestService(dependencies)

  async function received(id: string) {
    const row = (await findRequest(db, id))!
    const [request] = await toReceived(db, (await findBrief(db, row.brief_id))!, [row])
    return request!
  }

  serve(app, listReceivedRequests, async ({ params: { id }, query }, { session }) => {
    const mentorId = callerOf(session)
    const brief = await requireOwn(db, mentorId, id)
    const request = { ...(query.page && { page: query.page }), limit: REQUESTS_PAGE }
    const filter = { briefId: id, mentorId, state: query.state ?? 'waiting' }
    const { rows, total } = await listReceived(db, filter, pageWindow(request))
    return { data: { requests: await toReceived(db, brief, rows), pagination: paginationOf(request, total) } }
  })

  serve(app, answerApplication, async ({ params: { id }, body }, { session }) => {
    await requests.answerApplication(callerOf(session), id, body)
    return { message: 'Answered', data: await received(id) }
  })

  serve(app, listInvitable, async ({ params: { id }, query: { q, page } }, { session }) => {
    const mentorId = callerOf(session)
    await requireOwn(db, mentorId, id)
    const request = { ...(page && { page }), limit: REQUESTS_PAGE }
    const found = await listPeople(db, { mentorId, briefId: id, ...(q && { q }) }, pageWindow(request))
    return { data: { people: found.people, pagination: paginationOf(request, found.total) } }
  })

  serve(app, inviteToProject, async ({ params: { id }, body }, { session }) => {
    const { learner: learnerId, ...asked } = body
    const requestId = await requests.invite(callerOf(session), id, { ...asked, learnerId })
    return { message: 'Invited', data: await received(requestId) }
  })

  serve(app, withdrawInvitation, async ({ params: { id } }, { session }) => {
    const mentorId = callerOf(session)
    await requests.withdraw(id, 'invitation', (_request, brief) => brief.mentor_id === mentorId)
    return { message: 'Withdrawn', data: await received(id) }
  })
}

async function requireOwn(db: Database, mentorId: string, id: string) {
  const brief = await findBrief(db, id)
  if (brief?.mentor_id !== mentorId) throw errors.notFound('Project')
  return brief
}

async function listPeople(
  db: Database,
  filter: Parameters<typeof invitable>[1],
  { limit, offset }: { limit: number; offset: number },
) {
  const found = invitable(db, filter)
  const rows = await found
    .select(['learners.id', 'learners.name', 'learners.profile'])
    .orderBy('learners.name')
    .orderBy('learners.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const mentees = new Set(
    (await menteesOf(db, filter.mentorId).execute()).map(({ learner_id }) => learner_id),
  )
  return {
    people: rows.map(({ id, name, profile }) => ({
      id,
      name,
      ...(profile && { profile }),
      as: mentees.has(id) ? ('mentee' as const) : ('enrolled' as const),
    })),
    total: Number(total),
  }
}
