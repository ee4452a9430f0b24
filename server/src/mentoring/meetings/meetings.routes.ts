import {
  getAvailability,
  getSlots,
  saveAvailability,
} from '@mentor-connect/contract/mentoring/sessions/availability'
import {
  bookMeeting,
  cancelMeeting,
  getBookingPause,
  getMeeting,
  getMeetingCalendar,
  getMeetings,
  moveMeeting,
} from '@mentor-connect/contract/mentoring/sessions/meetings'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import { bookingStateOf, seesAbsence, whatLearnersMay } from './booking.policy'
import type { ApiDependencies } from '../../kernel/dependencies'
import { asDownload } from '../../kernel/files/privateFile'
import { availabilityService } from './availability.service'
import { meetingService } from './meetings.service'
import { ownMeetings } from './ownMeetings.service'
import { handleCalendarMails } from './calendarMails.jobs'
import { handleReminders } from './meetingReminders'
import { participant } from './participant'
import { pausedUntil } from './record/bookingPause.policy'
import { registerMeetingRecords } from './record/record.routes'
import { registerSessionCalls } from './sessionCall.routes'
import { slotService } from './slots.service'

/**
 * Registers the routes for sessions of a mentor with a learner. The screens call them sessions; the code
 * calls them meetings, because in the code a session is a signed-in browser.
 */
export function registerMeetingRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const availability = availabilityService(dependencies)
  const slots = slotService(dependencies)
  handleCalendarMails(dependencies)
  handleReminders(dependencies)
  registerBookings(app, dependencies)
  registerMeetingRecords(app, dependencies)
  registerSessionCalls(app, dependencies)

  serve(app, getAvailability, async (_, { session }) => ({
    data: await availability.read(callerOf(session)),
  }))

  serve(app, saveAvailability, async ({ body }, { session }) => ({
    message: 'Hours saved',
    data: await availability.save(callerOf(session), body),
  }))

  serve(app, getSlots, async ({ params: { mentorId }, query }, { session }) => {
    const learnerId = session?.role === 'user' ? session.personId : undefined
    const booking = await bookingStateOf(dependencies.db, session, mentorId)
    const reader = { learnerId, seesAbsence: seesAbsence(session, mentorId, booking) }
    const free = await slots.free(mentorId, query, reader)
    const may = await whatLearnersMay(dependencies, session, { mentorId, booking })
    return { data: { ...free, ...(booking && { booking }), ...may } }
  })
}

function registerBookings(app: FastifyInstance, dependencies: ApiDependencies) {
  const meetings = meetingService(dependencies)
  const own = ownMeetings(dependencies)

  serve(app, bookMeeting, async ({ body }, { session }) => {
    // Minors may not talk to mentors alone until a guardian has given consent.
    if (session?.chatRestriction === 'guardian_consent_needed') throw errors.guardianConsentNeeded()
    return { message: 'Session booked', data: await meetings.book({ ...body, mentorId: body.mentor }) }
  })

  serve(app, getBookingPause, async (_call, { session }) => {
    const until = await pausedUntil(dependencies.db, callerOf(session), dependencies.clock())
    return { data: { ...(until !== undefined && { until: new Date(until).toISOString() }) } }
  })

  serve(app, getMeetings, async ({ query }, { session }) => ({
    data: await own.list(participant(session), query),
  }))

  serve(app, getMeeting, async ({ params: { id } }, { session }) => ({
    data: await own.read(participant(session), id),
  }))

  serve(app, moveMeeting, async ({ params: { id }, body }, { session }) => ({
    message: 'Session moved',
    data: await meetings.move(participant(session), id, body),
  }))

  serve(app, cancelMeeting, async ({ params: { id }, body: { revision } }, { session }) => ({
    message: 'Session cancelled',
    data: await meetings.cancel(participant(session), id, revision),
  }))

  serve(app, getMeetingCalendar, async ({ params: { id } }, { session, reply }) => {
    const file = await own.calendar(participant(session), id)
    asDownload(reply, 'session.ics')
    return reply.header('cache-control', 'no-store').type('text/calendar; charset=utf-8').send(file)
  })
}
