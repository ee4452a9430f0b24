import { join } from 'node:path'
import { openDatabase } from '../platform/database/openDatabase'
import { storeMessages } from '../chat/store/messages.store'
import { testConfig } from './testConfig'
import type { ChatDatabase } from '../chat/database/schema'

const BATCH = 500

/**
 * Adds messages to a conversation, from each person in turn, in the database of a stopped chat service.
 *
 * @param dataDir the `DATA_DIR` of that service
 * @throws Error when the two have no conversation
 */
export async function addHistory(
  dataDir: string,
  one: string,
  other: string,
  texts: string[],
): Promise<void> {
  const db = openDatabase<ChatDatabase>({ file: join(dataDir, 'chat.db') })
  try {
    for (let from = 0; from < texts.length; from += BATCH) {
      const messages = texts
        .slice(from, from + BATCH)
        .map((text, index) =>
          index % 2 ? { senderId: other, receiverId: one, text } : { senderId: one, receiverId: other, text },
        )
        // The people count as connected, so that the limits of a first contact do not apply.
        .map((message) => ({ ...message, senderRole: 'user' as const, isConnected: true }))
      const outcomes = await storeMessages(db, messages, new Date(), testConfig())
      const refused = outcomes.find(({ kind }) => kind === 'refused')
      if (refused)
        throw new Error(`The history of ${one} and ${other} was refused: ${JSON.stringify(refused)}.`)
    }
  } finally {
    await db.destroy()
  }
}
