import {
  decideMissedSessions,
  getMissedSessions,
  listNoShowMentors,
} from '@mentor-connect/contract/admin/missedSessions'
import type { FastifyInstance } from 'fastify'
import { findPerson } from '../../accounts/people/person.repo'
import { decideMissedSessions as decide } from '../../operator/safety/missedSessionActs'
import { errors } from '../../platform/http/errors'
import { actingAs, type AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'
import { missedSessionsOf, noShowMentorPage } from './missedSessions.query'

/** Decisions about mentors who have missed several sessions. */
export function registerMissedSessionRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  const { db, clock } = dependencies

  async function mentorOf(id: string) {
    const mentor = await findPerson(db, 'mentor', id)
    if (!mentor) throw errors.notFound('Person')
    return mentor
  }

  serveOperator(app, listNoShowMentors, async ({ query }) => ({
    data: await noShowMentorPage(db, clock(), query.after),
  }))

  serveOperator(app, getMissedSessions, async ({ params }) => {
    const { id } = await mentorOf(params.id)
    return { data: await missedSessionsOf(db, id, clock()) }
  })

  serveOperator(app, decideMissedSessions, async ({ params, body }, { operator }) => {
    const mentor = await mentorOf(params.id)
    await decide(actingAs(dependencies, operator), mentor, { ...body, note: body.note.trim() })
    return { data: await missedSessionsOf(db, mentor.id, clock()) }
  })
}
