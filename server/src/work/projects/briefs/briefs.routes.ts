import {
  closeBrief,
  getOwnBrief,
  listOwnBriefs,
  openBrief,
  saveBrief,
} from '@mentor-connect/contract/work/projects/briefs'
import { PROJECTS_PAGE } from '@mentor-connect/contract/work/projects/projectLimits'
import type { FastifyInstance } from 'fastify'
import { pageWindow, paginationOf } from '../../../courses/catalogue/pages'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { callerOf } from '../../../platform/http/access'
import { serve } from '../../../platform/http/serve'
import { briefService } from './briefs.service'
import { listOwnBriefs as listOwn, readOwnBrief } from './ownBriefs.query'

/** Registers the endpoints of briefs for the mentors who write them. */
export function registerBriefRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const { db } = dependencies
  const briefs = briefService(dependencies)

  serve(app, listOwnBriefs, async ({ query: { state, page } }, { session }) => {
    const request = { ...(page && { page }), limit: PROJECTS_PAGE }
    const filter = { ...(state && { state }), ...pageWindow(request) }
    const { briefs: list, counts } = await listOwn(db, callerOf(session), filter)
    const total = counts.reduce((sum, one) => sum + (!state || one.state === state ? one.count : 0), 0)
    return { data: { briefs: list, counts, pagination: paginationOf(request, total) } }
  })

  serve(app, getOwnBrief, async ({ params: { id } }, { session }) => ({
    data: await readOwnBrief(db, callerOf(session), id),
  }))

  serve(app, saveBrief, async ({ body }, { session }) => {
    await briefs.save(callerOf(session), body)
    return { message: 'Project saved', data: await readOwnBrief(db, callerOf(session), body.id) }
  })

  serve(app, openBrief, async ({ params: { id }, body }, { session }) => {
    await briefs.open(callerOf(session), id, body.version)
    return { message: 'Project opened', data: await readOwnBrief(db, callerOf(session), id) }
  })

  serve(app, closeBrief, async ({ params: { id }, body }, { session }) => {
    const isDeleted = await briefs.close(callerOf(session), id, body.version)
    const data = isDeleted ? {} : { brief: await readOwnBrief(db, callerOf(session), id) }
    return { message: 'Project closed', data }
  })
}
