import { getAvailability, getSlots, saveAvailability } from '@mentor-connect/contract/api/availability'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../dependencies'
import { availabilityService } from './availability.service'
import { slotService } from './slots.service'

/** Sessions of mentors with learners. In code they are meetings, because a session is a signed-in browser. */
export function registerMeetingRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const availability = availabilityService(dependencies)
  const slots = slotService(dependencies)

  serve(app, getAvailability, async (_, { session }) => ({
    data: await availability.read(callerOf(session)),
  }))

  serve(app, saveAvailability, async ({ body }, { session }) => ({
    message: 'Hours saved',
    data: await availability.save(callerOf(session), body),
  }))

  serve(app, getSlots, async ({ params: { mentorId }, query }) => ({
    data: await slots.free(mentorId, query),
  }))
}
