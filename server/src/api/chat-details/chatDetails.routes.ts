import { getChatDetails } from '@mentor-connect/contract/api/chat'
import { getContacts } from '@mentor-connect/contract/api/chatInternal'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../dependencies'
import { peopleById } from './chatDetails.repo'

/** What chat needs to know about people: names, pictures and roles for everybody, mail addresses for the chat service. */
export function registerChatDetailsRoutes(app: FastifyInstance, { db }: Pick<ApiDependencies, 'db'>) {
  serve(app, getChatDetails, async ({ body }) => {
    const people = await peopleById(db, body.userIds)
    return { data: { users: people.map(({ email: _, ...person }) => person) } }
  })

  serve(app, getContacts, async ({ body }) => {
    const people = await peopleById(db, body.userIds)
    const contacts = people.flatMap(({ _id, name, email, role }) => (role ? { _id, name, email, role } : []))
    return { data: { contacts } }
  })
}
