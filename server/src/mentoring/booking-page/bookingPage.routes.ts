import {
  findMovedBookingPage,
  getBookingPage,
  getOwnBookingPage,
  saveBookingPage,
} from '@mentor-connect/contract/mentoring/bookingPage'
import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '../../kernel/dependencies'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import { bookingPages } from './bookingPage.service'

export function registerBookingPageRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock'>,
) {
  const { read, readOwn, findMoved, save } = bookingPages(dependencies)

  serve(app, getBookingPage, async ({ params: { slug } }) => ({ data: await read(slug) }))

  serve(app, findMovedBookingPage, async ({ params: { slug } }) => ({
    data: { slug: await findMoved(slug) },
  }))

  serve(app, getOwnBookingPage, async (_call, { session }) => ({ data: await readOwn(callerOf(session)) }))

  serve(app, saveBookingPage, async ({ body }, { session }) => ({
    message: 'Booking page saved',
    data: await save(callerOf(session), body),
  }))
}
