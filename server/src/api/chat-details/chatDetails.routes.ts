import { getChatDetails } from '@mentor-connect/shared/contracts/chat'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../dependencies'
import { peopleById } from './chatDetails.repo'

/** Who the people are whom somebody talks with: names, pictures and roles, nothing to reach them by. */
export function registerChatDetailsRoutes(app: FastifyInstance, { db }: Pick<ApiDependencies, 'db'>) {
  serve(app, getChatDetails, async ({ body }) => {
    const people = await peopleById(db, body.userIds)
    return { data: { users: people.map(({ email: _, ...person }) => person) } }
  })
}
