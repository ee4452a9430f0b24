import {
  eraseChatPerson,
  exportChatMessages,
  exportChatPerson,
  findPartners,
  getReplyTimes,
  listChatReports,
} from '@mentor-connect/contract/messages/chatInternal'
import { readTranscript } from '@mentor-connect/contract/trust/safety'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import { transcriptOf } from '../conversations/transcript.query'
import { partnersAmong } from '../store/conversations.repo'
import { listReports } from '../conversations/reports.repo'
import { replyTimesOf } from '../conversations/replyTimes.query'
import type { CallNode } from '../calls/callNode'
import type { Messenger } from '../delivery/messenger'
import type { ChatDependencies } from '../dependencies'
import { roomMatesAmong } from '../rooms/members.repo'
import { erasePerson, messagesForExport, personalDataOf } from './personalData.repo'

type Dependencies = Pick<ChatDependencies, 'db' | 'clock'> & { messenger: Messenger; calls: CallNode }

/** Internal endpoints for the main API and operators, protected by the service key. */
export function registerPersonalDataRoutes(
  app: FastifyInstance,
  { db, clock, messenger, calls }: Dependencies,
) {
  const acquaintances = async (userId: string, personIds: string[]) => [
    ...(await partnersAmong(db, userId, personIds)),
    ...(await roomMatesAmong(db, userId, personIds)),
  ]

  serve(app, exportChatPerson, async ({ body }) => {
    return { data: await personalDataOf(db, body.userId) }
  })

  serve(app, exportChatMessages, async ({ body: { userId, ...page } }) => ({
    data: await messagesForExport(db, userId, page),
  }))

  serve(app, eraseChatPerson, async ({ body }) => {
    await calls.stopOf(body.userId)
    await erasePerson(db, body.userId, clock().toISOString())
    messenger.disconnect(body.userId)
    return { data: { erased: true } }
  })

  serve(app, findPartners, async ({ body: { userId, personIds } }) => ({
    data: { partnerIds: [...new Set(await acquaintances(userId, personIds))] },
  }))

  serve(app, readTranscript, async ({ body }) => ({ data: await transcriptOf(db, body) }))

  serve(app, getReplyTimes, async ({ body }) => ({
    data: await replyTimesOf(db, body.mentors, clock()),
  }))

  serve(app, listChatReports, async ({ body }) => {
    return { data: await listReports(db, body.limit) }
  })
}
