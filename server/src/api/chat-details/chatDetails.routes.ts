import { getChatDetails } from '@mentor-connect/contract/api/chat'
import { getConnections, getContacts } from '@mentor-connect/contract/api/chatInternal'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../dependencies'
import { mustTellAge } from '../people/unknownAge.query'
import { peopleById } from './chatDetails.repo'
import { connectedWith } from './connections.repo'

/** What chat needs to know about people: names, pictures and roles for everybody, mail addresses for the chat service. */
export function registerChatDetailsRoutes(
  app: FastifyInstance,
  { db, config }: Pick<ApiDependencies, 'db' | 'config'>,
) {
  serve(app, getChatDetails, async ({ body }) => {
    const people = await peopleById(db, body.userIds, config)
    return { data: { users: people.map(({ email: _, ...person }) => person) } }
  })

  serve(app, getContacts, async ({ body }) => {
    const people = await peopleById(db, body.userIds, config)
    const contacts = people.flatMap(({ _id, name, email, role }) => (role ? { _id, name, email, role } : []))
    return { data: { contacts } }
  })

  serve(app, getConnections, async ({ body }) => ({
    data: {
      connectedIds: await connectedWith(db, body.userId, body.partnerIds),
      mustTellAge: await mustTellAge(db, body.userId, config),
    },
  }))
}
