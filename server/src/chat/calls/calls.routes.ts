import {
  getCallConsent,
  getIceServers,
  openSessionCall,
  setCallConsent,
} from '@mentor-connect/contract/messages/calls'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import type { ChatDependencies } from '../dependencies'
import type { Messenger } from '../delivery/messenger'
import type { CallNode } from './callNode'
import { callsService } from './calls.service'
import { placeOf } from './calls.repo'
import { iceServersFor } from './iceServers'

type Dependencies = ChatDependencies & { messenger: Messenger; calls: CallNode }

export function registerCallRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { db, config, clock } = dependencies
  const calls = callsService(dependencies)

  serve(app, getCallConsent, async ({ params: { conversationId } }, { session }) => ({
    data: await calls.consent(callerOf(session), conversationId),
  }))

  serve(app, setCallConsent, async ({ params: { conversationId }, body: { allowed } }, { session }) => {
    const caller = { personId: callerOf(session), role: session!.role }
    return { data: await calls.allow(caller, conversationId, allowed) }
  })

  serve(app, openSessionCall, async ({ body: { sessionId } }, { session }) => ({
    data: await calls.openForSession(callerOf(session), sessionId),
  }))

  serve(app, getIceServers, async ({ params: { callId } }, { session, reply }) => {
    const place = await placeOf(db, callerOf(session))
    if (place?.call_id !== callId) throw errors.notFound('Call')
    reply.header('cache-control', 'no-store')
    return { data: iceServersFor(config, clock()) }
  })
}
