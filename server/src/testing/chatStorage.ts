import { pairOf } from '../chat/store/sides'
import { insertConversation } from '../chat/store/conversations.repo'
import { migrations } from '../chat/database/migrations/index'
import type { ChatDatabase } from '../chat/database/schema'
import { storeMessages } from '../chat/store/messages.store'
import { openDatabase, type DatabaseLocation } from '../platform/database/openDatabase'
import { migrate } from '../platform/database/migrate'
import { testConfig } from './testConfig'

export interface StorageLoad {
  pairs: number
  /** Number of messages in one transaction. */
  batch: number
  batches: number
  text: string
}

/**
 * Stores messages like the chat service does, in a new database, without any sockets.
 *
 * @returns processor time of this process per message, in µs
 */
export async function costOfStoring(
  location: DatabaseLocation,
  { pairs, batch, batches, text }: StorageLoad,
) {
  const limits = testConfig()
  const db = openDatabase<ChatDatabase>(location)
  await migrate(db, migrations)
  for (let i = 0; i < pairs; i += 1)
    await insertConversation(db, {
      id: `c${i}`,
      pair: pairOf(`u${i}`, `m${i}`),
      now: new Date().toISOString(),
      isOpen: true,
    })
  let sent = 0
  const senderRole = 'user' as const
  const message = () => {
    sent += 1
    const clientMsgId = `${Date.now().toString(16).padStart(12, '0')}-${String(sent).padStart(23, '0')}`
    return { senderId: `u${sent % pairs}`, senderRole, receiverId: `m${sent % pairs}`, text, clientMsgId }
  }
  const next = () => storeMessages(db, Array.from({ length: batch }, message), new Date(), limits)
  await next()
  const before = process.cpuUsage()
  for (let i = 0; i < batches; i += 1) await next()
  const { user, system } = process.cpuUsage(before)
  await db.destroy()
  return (user + system) / (batch * batches)
}
