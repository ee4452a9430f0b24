import { APPLICANTS_PAGE } from '@mentor-connect/contract/work/openingLimits'
import {
  answerApplicant,
  getApplicant,
  getApplicants,
  moveApplicant,
} from '@mentor-connect/contract/work/posting'
import { getSentResume } from '@mentor-connect/contract/work/resume'
import type { FastifyInstance } from 'fastify'
import { pageWindow, paginationOf } from '../../courses/catalogue/pages'
import type { ApiDependencies } from '../../kernel/dependencies'
import { callerOf } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import { sendResume } from '../resume/sendResume'
import { findOpening } from '../openings/openings.repo'
import { countApplicants, listApplicants } from './applicants.query'
import { applicants } from './applicants.service'
import { toApplicant } from './presentApplicant'

/** Registers the endpoints for applications that are for the mentors who have posted the openings. */
export function registerApplicantRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const { db } = dependencies
  const own = applicants(dependencies)

  serve(app, getApplicants, async ({ params: { id }, query: { page, ...filter } }, { session }) => {
    const mentorId = callerOf(session)
    if ((await findOpening(db, id))?.mentor_id !== mentorId) throw errors.notFound('Opening')
    const request = { ...(page && { page }), limit: APPLICANTS_PAGE }
    const rows = await listApplicants(db, mentorId, id, { ...filter, ...pageWindow(request) })
    const counts = await countApplicants(db, mentorId, id)
    const { stage } = filter
    const total = counts.reduce((sum, one) => sum + (!stage || one.stage === stage ? one.count : 0), 0)
    return { data: { applicants: rows.map(toApplicant), counts, pagination: paginationOf(request, total) } }
  })

  serve(app, getApplicant, async ({ params: { id } }, { session }) => ({
    data: await own.read(callerOf(session), id),
  }))

  serve(app, getSentResume, async ({ params: { id } }, { session, reply }) =>
    sendResume(reply, await own.readResume(callerOf(session), id)),
  )

  serve(app, moveApplicant, async ({ params: { id }, body }, { session }) => ({
    message: 'Moved',
    data: await own.move(callerOf(session), id, body),
  }))

  serve(app, answerApplicant, async ({ params: { id }, body }, { session }) => ({
    message: 'Sent',
    data: await own.answer(callerOf(session), id, body),
  }))
}
