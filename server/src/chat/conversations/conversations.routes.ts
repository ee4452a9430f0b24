import {
  blockChat,
  createChat,
  getChatHistory,
  getChatList,
  mayOpenChat,
  reportChat,
  unblockChat,
} from '@mentor-connect/contract/messages/chat'
import { HISTORY_PAGE } from '@mentor-connect/contract/messages/chatLimits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerOf, type Session } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import { bearerOf } from '../../platform/keys/bearer'
import type { CallNode } from '../calls/callNode'
import type { ChatDependencies } from '../dependencies'
import type { Messenger } from '../delivery/messenger'
import type { Writer } from '../store/first-contact/firstContact'
import { conversationService, type Caller } from './conversations.service'

export function registerConversationRoutes(
  app: FastifyInstance,
  dependencies: ChatDependencies & { messenger: Messenger; calls: CallNode },
) {
  const conversations = conversationService(dependencies)

  serve(app, getChatList, async (_, { session }) => ({
    data: await conversations.list(writerOf(session)),
  }))

  serve(app, createChat, async ({ body }, { session, request }) => {
    const { partner } = pairWith(session, body.userId1, body.userId2)
    const data = await conversations.open(callerWith(session, request), partner)
    return { data, message: 'The conversation is open.' }
  })

  serve(app, mayOpenChat, async ({ query }, { session, request }) => ({
    data: { allowed: await conversations.mayOpen(callerWith(session, request), query.partnerId) },
  }))

  serve(app, getChatHistory, async ({ query }, { session }) => {
    const { own, partner } = pairWith(session, query.userId1, query.userId2)
    const { limit = HISTORY_PAGE, beforeSeq, afterSeq } = query
    return { data: await conversations.history(own, partner, { limit, beforeSeq, afterSeq }) }
  })

  serve(app, blockChat, async ({ body }, { session }) => ({
    data: await conversations.block(writerOf(session), body.partnerId, true),
  }))

  serve(app, unblockChat, async ({ body }, { session }) => ({
    data: await conversations.block(writerOf(session), body.partnerId, false),
  }))

  serve(app, reportChat, async ({ body }) => {
    await conversations.report(body.userId, body.partnerId, body.reason, body.seq)
    return { data: { reported: true }, message: 'Thank you. We will look at your report.' }
  })
}

function writerOf(session: Session | null): Writer {
  return { personId: callerOf(session), role: session!.role }
}

function callerWith(session: Session | null, request: FastifyRequest): Caller {
  return { ...writerOf(session), bearer: bearerOf(request.headers.authorization) ?? '' }
}

/** Returns the caller's id and the partner's id, in whichever order the two ids were sent. */
function pairWith(session: Session | null, userId1: string, userId2: string) {
  const own = callerOf(session)
  return { own, partner: own === userId1 ? userId2 : userId1 }
}
