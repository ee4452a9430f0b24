import {
  addBusyCalendar,
  deleteBusyCalendar,
  getBusyCalendars,
  getBusyTimes,
  readBusyCalendar,
} from '@mentor-connect/contract/mentoring/busyCalendars'
import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '../../kernel/dependencies'
import { serve } from '../../platform/http/serve'
import { participant } from '../meetings/participant'
import { busyCalendars } from './busyCalendars.service'
import { handleCalendarReadings } from './readCalendar'

export function registerBusyCalendarRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const calendars = busyCalendars(dependencies)
  handleCalendarReadings(dependencies)

  serve(app, getBusyCalendars, async (_call, { session }) => ({
    data: await calendars.own(participant(session)),
  }))

  serve(app, addBusyCalendar, async ({ body }, { session }) => ({
    message: 'Connected',
    data: await calendars.add(participant(session), body),
  }))

  serve(app, readBusyCalendar, async ({ params: { id } }, { session }) => ({
    message: 'Reading',
    data: await calendars.read(participant(session), id),
  }))

  serve(app, deleteBusyCalendar, async ({ params: { id } }, { session }) => ({
    message: 'Disconnected',
    data: await calendars.remove(participant(session), id),
  }))

  serve(app, getBusyTimes, async ({ query }, { session }) => ({
    data: await calendars.times(participant(session), query),
  }))
}
