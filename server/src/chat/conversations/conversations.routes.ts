import { getChatList } from '@mentor-connect/shared/contracts/chat'
import type { FastifyInstance } from 'fastify'
import { ownedBy } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ChatDependencies } from '../dependencies'
import { conversationsOf } from './conversations.repo'

export function registerConversationRoutes(app: FastifyInstance, { db }: ChatDependencies) {
  serve(app, getChatList, async ({ query }, { session }) => ({
    data: await conversationsOf(db, ownedBy(session, query.userId)),
  }))
}
