import { getChatDetails } from '@mentor-connect/contract/messages/chat'
import { getConnections, getContacts } from '@mentor-connect/contract/messages/chatInternal'
import { mayBeRung } from '@mentor-connect/contract/messages/callsInternal'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import { showsServiceKey } from '../../platform/keys/serviceKey'
import type { ApiDependencies } from '../../kernel/dependencies'
import { mustTellAge } from '../../accounts/people/unknownAge.query'
import { acquaintances } from './acquaintances'
import { peopleById } from './chatDetails.repo'
import { callableAmong } from './callable.query'
import { connectedWith } from './connections.repo'

/**
 * Endpoints with details about people for chat. People get the names, pictures and roles that they may read.
 * The chat service also gets mail addresses, and learns who may use chat.
 */
export function registerChatDetailsRoutes(
  app: FastifyInstance,
  { db, config }: Pick<ApiDependencies, 'db' | 'config'>,
) {
  const known = acquaintances(db, config)

  serve(app, getChatDetails, async ({ body: { userIds } }, { session, request }) => {
    if (showsServiceKey(request, config.serviceKey)) {
      const people = await peopleById(db, userIds, config)
      return { data: { users: people.map(({ email: _, ...person }) => person) } }
    }
    const people = await peopleById(db, await known(callerOf(session), userIds), config)
    return { data: { users: people.map(({ email: _, active: __, ...person }) => person) } }
  })

  serve(app, getContacts, async ({ body }) => {
    const people = await peopleById(db, body.userIds, config)
    const contacts = people.flatMap(({ _id, name, email, role }) => (role ? { _id, name, email, role } : []))
    return { data: { contacts } }
  })

  serve(app, mayBeRung, async ({ body }) => ({
    data: { userIds: await callableAmong(db, body.userIds, config) },
  }))

  serve(app, getConnections, async ({ body }) => ({
    data: {
      connectedIds: await connectedWith(db, body.userId, body.partnerIds),
      mustTellAge: await mustTellAge(db, body.userId, config),
    },
  }))
}
