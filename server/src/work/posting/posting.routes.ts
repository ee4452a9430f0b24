import { OPENINGS_PAGE } from '@mentor-connect/contract/work/openingLimits'
import {
  closeOpening,
  duplicateOpening,
  getOwnOpening,
  getOwnOpenings,
  pauseOpening,
  postOpening,
  publishOpening,
  renewOpening,
} from '@mentor-connect/contract/work/posting'
import type { FastifyInstance } from 'fastify'
import { pageWindow, paginationOf } from '../../courses/catalogue/pages'
import type { ApiDependencies } from '../../kernel/dependencies'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import { listOwn, toOwnOpenings } from './ownOpenings.query'
import { posting } from './posting.service'

/** Registers the endpoints of openings for the mentors who post them. */
export function registerPostingRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const { db } = dependencies
  const own = posting(dependencies)

  serve(app, getOwnOpenings, async ({ query: { state, page } }, { session }) => {
    const request = { ...(page && { page }), limit: OPENINGS_PAGE }
    const { rows, counts } = await listOwn(db, callerOf(session), {
      ...(state && { state }),
      ...pageWindow(request),
    })
    const total = counts.reduce((sum, one) => sum + (!state || one.state === state ? one.count : 0), 0)
    const openings = await toOwnOpenings(db, rows)
    return { data: { openings, counts, pagination: paginationOf(request, total) } }
  })

  serve(app, getOwnOpening, async ({ params: { id } }, { session }) => ({
    data: await own.read(callerOf(session), id),
  }))

  serve(app, postOpening, async ({ body }, { session }) => ({
    message: 'Opening saved',
    data: await own.save(callerOf(session), body),
  }))

  serve(app, publishOpening, async ({ params: { id }, body }, { session }) => ({
    message: 'Opening published',
    data: await own.publish(callerOf(session), id, body.version),
  }))

  serve(app, pauseOpening, async ({ params: { id }, body }, { session }) => ({
    message: 'Opening paused',
    data: await own.pause(callerOf(session), id, body.version),
  }))

  serve(app, closeOpening, async ({ params: { id }, body }, { session }) => ({
    message: 'Opening closed',
    data: await own.close(callerOf(session), id, body.version),
  }))

  serve(app, renewOpening, async ({ params: { id }, body }, { session }) => ({
    message: 'Opening renewed',
    data: await own.renew(callerOf(session), id, body.version, body.closesOn),
  }))

  serve(app, duplicateOpening, async ({ params: { id }, body }, { session }) => ({
    message: 'Opening copied',
    data: await own.duplicate(callerOf(session), id, body.newId),
  }))
}
