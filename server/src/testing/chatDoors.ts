import {
  eraseChatPerson,
  exportChatPerson,
  type ChatPersonalData,
} from '@mentor-connect/shared/contracts/chatInternal'
import { createServer } from '../platform/http/createServer'
import { serve } from '../platform/http/serve'
import { requireServiceKey } from '../platform/keys/serviceKey'

/** Stands in for the chat service where only the main API is tried: its doors for data about people. */
export interface ChatDoors {
  /** What a `Config` needs to reach it. */
  config: { chatUrl: string; serviceKey: string }
  /** Ids of people whom chat was told to forget. */
  erased: string[]
  /** While true, every call is answered with 500. */
  isDown: boolean
  close: () => Promise<void>
}

const SERVICE_KEY = 'a key that both services of a test know'

export async function startChatDoors(): Promise<ChatDoors> {
  const app = await createServer({ sessionOf: async () => null, trustedProxies: [], https: false })
  const doors: ChatDoors = {
    config: { chatUrl: '', serviceKey: SERVICE_KEY },
    erased: [],
    isDown: false,
    close: async () => void (await app.close()),
  }
  app.addHook('preHandler', async (request) => {
    requireServiceKey(request, SERVICE_KEY)
    if (doors.isDown) throw new Error('down')
  })
  serve(app, exportChatPerson, async ({ body }) => ({ data: dataOf(body.userId) }))
  serve(app, eraseChatPerson, async ({ body }) => {
    doors.erased.push(body.userId)
    return { data: { erased: true } }
  })
  doors.config.chatUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  return doors
}

function dataOf(userId: string): ChatPersonalData {
  const createdAt = '2026-11-20T08:30:00.000Z'
  const message = { _id: 'm-1', senderId: userId, message: 'Hello', timestamp: createdAt, seq: 1 }
  const conversation = { _id: 'c-1', partnerId: 'partner', createdAt, messages: [message] }
  return { digest: true, conversations: [conversation], reports: [] }
}
