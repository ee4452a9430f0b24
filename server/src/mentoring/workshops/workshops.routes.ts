import {
  cancelWorkshop,
  getOwnWorkshop,
  getOwnWorkshops,
  getWorkshop,
  getWorkshopCalendar,
  getWorkshopPeople,
  getWorkshopPlace,
  getWorkshops,
  joinWorkshop,
  leaveWorkshop,
  openWorkshop,
  saveWorkshop,
} from '@mentor-connect/contract/mentoring/workshops/workshops'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { asDownload } from '../../kernel/files/privateFile'
import { participant } from '../meetings/participant'
import { workshopNews } from '../meetings/workshopNews'
import { editedWorkshops } from './editedWorkshops'
import { registerWorkshopMessages } from './messages/messages.routes'
import { ownWorkshops } from './ownWorkshops.service'
import { workshopPeople } from './people.service'
import { workshopReads } from './reads.service'
import { workshopReminders } from './reminders'
import { seatService } from './seats.service'

/**
 * Registers the routes for workshops of mentors. Minors may join without a guardian's consent, because nobody
 * can write to one of them alone, and only the mentor sees who takes part. The room of a workshop belongs to
 * chat, which minors who have no consent cannot use. They are in no room, and no member sees them.
 */
export function registerWorkshopRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const news = workshopNews(dependencies)
  const own = ownWorkshops(dependencies, news, {
    reminders: workshopReminders(dependencies, news),
    edits: editedWorkshops(dependencies, news),
  })
  const peopleOf = workshopPeople(dependencies)
  registerReads(app, dependencies)
  registerWorkshopMessages(app, dependencies)

  serve(app, getOwnWorkshop, async ({ params: { id } }, { session }) => ({
    data: await own.read(callerOf(session), id),
  }))

  serve(app, getWorkshopPeople, async ({ params: { id }, query }, { session }) => ({
    data: await peopleOf(callerOf(session), id, query),
  }))

  serve(app, saveWorkshop, async ({ body }, { session }) => ({
    message: 'Workshop saved',
    data: await own.save(callerOf(session), body),
  }))

  serve(app, openWorkshop, async ({ params: { id }, body }, { session }) => ({
    message: 'Workshop opened',
    data: await own.open(callerOf(session), id, body.revision),
  }))

  serve(app, cancelWorkshop, async ({ params: { id }, body }, { session }) => ({
    message: 'Workshop cancelled',
    data: await own.cancel(callerOf(session), id, body.revision),
  }))

  const seats = seatService(dependencies, news)

  serve(app, getWorkshopPlace, async ({ params: { id } }, { session }) => ({
    data: await seats.read(participant(session), id),
  }))

  serve(app, joinWorkshop, async ({ params: { id } }, { session }) => ({
    message: 'Joined',
    data: await seats.join(callerOf(session), id),
  }))

  serve(app, leaveWorkshop, async ({ params: { id } }, { session }) => ({
    message: 'Left',
    data: await seats.leave(callerOf(session), id),
  }))
}

function registerReads(app: FastifyInstance, dependencies: ApiDependencies) {
  const reads = workshopReads(dependencies)

  serve(app, getWorkshops, async ({ query }) => ({ data: await reads.listOpen(query) }))

  serve(app, getWorkshop, async ({ params: { id } }) => ({ data: await reads.read(id) }))

  serve(app, getOwnWorkshops, async ({ query }, { session }) => ({
    data: await reads.listOwn(participant(session), query),
  }))

  serve(app, getWorkshopCalendar, async ({ params: { id } }, { session, reply }) => {
    const file = await reads.calendar(participant(session), id)
    asDownload(reply, 'workshop.ics')
    return reply.header('cache-control', 'no-store').type('text/calendar; charset=utf-8').send(file)
  })
}
