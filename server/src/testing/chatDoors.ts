import {
  eraseChatPerson,
  exportChatMessages,
  exportChatPerson,
  getReplyTimes,
  type ChatPersonalData,
  type ReplyTimes,
} from '@mentor-connect/contract/messages/chatInternal'
import { applyAccessChanges, type AccessChanges } from '@mentor-connect/contract/trust/restrictions'
import { EXPORT_PAGE } from '@mentor-connect/contract/messages/chatLimits'
import { createServer } from '../platform/http/createServer'
import { serve } from '../platform/http/serve'

/** A fake chat service for tests of the main API. It has the internal endpoints for personal data. */
export interface ChatDoors {
  /** The settings to reach it. */
  config: { chatUrl: string; serviceKey: string }
  /** Ids of the people whose data was deleted. */
  erased: string[]
  /** All received access changes, in order. */
  told: AccessChanges[]
  /** The reply times that the service returns. */
  replyTimes: ReplyTimes
  /** Number of messages in each conversation. */
  history: number
  /** Number of pages of messages that were read. */
  pagesRead: number
  /** While true, every call is answered with 500. */
  isDown: boolean
  close: () => Promise<void>
}

const SERVICE_KEY = 'a key that both services of a test know'

export async function startChatDoors(): Promise<ChatDoors> {
  const app = await createServer({
    sessionOf: async () => null,
    serviceKey: SERVICE_KEY,
    trustedProxies: [],
    https: false,
  })
  const doors: ChatDoors = {
    config: { chatUrl: '', serviceKey: SERVICE_KEY },
    erased: [],
    told: [],
    replyTimes: [],
    history: 1,
    pagesRead: 0,
    isDown: false,
    close: async () => void (await app.close()),
  }
  app.addHook('preHandler', async () => {
    if (doors.isDown) throw new Error('down')
  })
  serve(app, exportChatPerson, async () => ({ data: chatDataOf() }))
  serve(app, exportChatMessages, async ({ body: { userId, afterSeq } }) => {
    doors.pagesRead += 1
    const count = Math.min(doors.history - afterSeq, EXPORT_PAGE)
    return { data: Array.from({ length: count }, (_, index) => aMessage(userId, afterSeq + index + 1)) }
  })
  serve(app, eraseChatPerson, async ({ body }) => {
    doors.erased.push(body.userId)
    return { data: { erased: true } }
  })
  serve(app, getReplyTimes, async ({ body }) => ({
    data: doors.replyTimes.filter(({ mentor }) => body.mentors.includes(mentor)),
  }))
  serve(app, applyAccessChanges, async ({ body }) => {
    doors.told.push(body)
    return { data: { applied: true } }
  })
  doors.config.chatUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  return doors
}

const CREATED_AT = '2026-11-20T08:30:00.000Z'

const aMessage = (senderId: string, seq: number) => ({
  _id: `m-${seq}`,
  senderId,
  message: 'Hello',
  timestamp: CREATED_AT,
  seq,
})

function chatDataOf(): ChatPersonalData {
  const conversation = { _id: 'c-1', partnerId: 'partner', createdAt: CREATED_AT }
  return { conversations: [conversation], reports: [] }
}
