import {
  deleteCalendarFeed,
  getCalendarFeed,
  readCalendarFeed,
  renewCalendarFeed,
  saveCalendarFeed,
} from '@mentor-connect/contract/mentoring/calendarFeed'
import type { FastifyInstance } from 'fastify'
import type { CalendarSource } from '../../kernel/calendar/calendarSource'
import type { ApiDependencies } from '../../kernel/dependencies'
import { callerOf } from '../../platform/http/access'
import { entityTag, hasAlready } from '../../platform/http/entityTag'
import { serve } from '../../platform/http/serve'
import { participant } from '../meetings/participant'
import { calendarFeeds } from './calendarFeed.service'

export function registerCalendarFeedRoutes(
  app: FastifyInstance,
  dependencies: ApiDependencies & { calendar: CalendarSource[] },
) {
  const feeds = calendarFeeds(dependencies)

  serve(app, getCalendarFeed, async (_call, { session }) => ({ data: await feeds.own(callerOf(session)) }))

  serve(app, saveCalendarFeed, async ({ body }, { session }) => ({
    message: 'Saved',
    data: await feeds.save(participant(session), body),
  }))

  serve(app, renewCalendarFeed, async (_call, { session }) => ({
    message: 'Renewed',
    data: await feeds.renew(participant(session)),
  }))

  serve(app, deleteCalendarFeed, async (_call, { session }) => ({
    message: 'Deleted',
    data: await feeds.remove(participant(session)),
  }))

  serve(app, readCalendarFeed, async ({ query }, { request, reply }) => {
    const file = await feeds.read(query)
    const tag = entityTag(file)
    reply.header('etag', tag).header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex')
    if (hasAlready(request, tag)) return reply.status(304).send()
    return reply.type('text/calendar; charset=utf-8').send(file)
  })
}
