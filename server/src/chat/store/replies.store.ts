import { extrasOf } from '../actions/extras.query'
import type { Tx } from '../database/schema'
import type { StoredMessage } from './message'

/** A stored message, and the number of the message to which it replies. */
export interface Reply {
  message: StoredMessage
  replyTo: number
}

/**
 * Stores which messages are replies, and adds the quoted messages to the messages that are sent to people.
 */
export async function storeReplies(tx: Tx, replies: Reply[]) {
  if (replies.length === 0) return
  const rows = replies.map(({ message, replyTo }) => ({
    thread_id: message.conversationId,
    seq: message.seq,
    reply_to: replyTo,
  }))
  await tx.insertInto('message_replies').values(rows).execute()
  for (const { message } of replies)
    Object.assign(message, (await extrasOf(tx, message.conversationId, [message.seq])).get(message.seq))
}
