import type { ChatMessage, TracedMessage } from '@mentor-connect/contract/messages/chat'
import { changedAfter } from '../actions/changes.repo'
import { extrasOf, type MessageExtras } from '../actions/extras.query'
import { withPresentTexts } from './presentTexts.query'
import { earlierTextsOf } from '../actions/traces.repo'
import type { Database } from '../database/schema'
import { withAttachments } from './attachments/attachments.repo'
import { callRecordsAt } from './callLines.store'
import { presentMessage, storedMessage, type MessageRow, type StoredMessage } from './message'

/**
 * Returns messages of one conversation in their current state, with quoted messages, changes and reactions.
 */
export async function presentMessages(
  db: Database,
  conversationId: string,
  rows: MessageRow[],
): Promise<ChatMessage[]> {
  const extras = await allExtrasOf(db, conversationId, seqsOf(rows))
  const present = await withPresentTexts(db, { table: 'messages', threadId: conversationId }, rows, extras)
  return present.map((row) => presentMessage(row, extras.get(row.seq)))
}

/**
 * Returns messages of one conversation with their earlier texts.
 *
 * @param authorId adds only the earlier texts of this person
 */
export async function tracedMessages(
  db: Database,
  conversationId: string,
  rows: MessageRow[],
  authorId?: string,
): Promise<TracedMessage[]> {
  return withEarlierTexts(db, conversationId, await presentMessages(db, conversationId, rows), authorId)
}

/**
 * Adds the earlier texts to messages of a thread.
 *
 * @param authorId adds only those of this person
 */
export async function withEarlierTexts<Message extends TracedMessage>(
  db: Database,
  threadId: string,
  messages: Message[],
  authorId?: string,
): Promise<Message[]> {
  const texts = await earlierTextsOf(db, threadId, { seqs: seqsOf(messages), authorId })
  return messages.map((message) => {
    const earlier = texts.get(message.seq)
    return earlier ? { ...message, earlier } : message
  })
}

/** Returns messages of one conversation in the form in which their receivers get them. */
export async function storedMessages(
  db: Database,
  conversationId: string,
  { rows, receiverOf }: { rows: MessageRow[]; receiverOf: (senderId: string) => string },
): Promise<StoredMessage[]> {
  const extras = await allExtrasOf(db, conversationId, seqsOf(rows))
  const present = await withPresentTexts(db, { table: 'messages', threadId: conversationId }, rows, extras)
  return present.map((row) => storedMessage(row, receiverOf(row.sender_id), extras.get(row.seq)))
}

/**
 * Returns the extras of messages, including the call that a message records. A message that records a call
 * has no other extras.
 */
async function allExtrasOf(
  db: Database,
  conversationId: string,
  seqs: number[],
): Promise<Map<number, MessageExtras>> {
  const extras = await extrasOf(db, conversationId, seqs)
  for (const [seq, call] of await callRecordsAt(db, conversationId, seqs)) extras.set(seq, { call })
  return extras
}

const seqsOf = (rows: { seq: number }[]) => rows.map(({ seq }) => seq)

/**
 * Returns the messages among the given ones that exist in a conversation, in the given order and in their
 * current state.
 */
export async function messagesAt(
  db: Database,
  conversationId: string,
  seqs: number[],
): Promise<ChatMessage[]> {
  if (seqs.length === 0) return []
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('seq', 'in', seqs)
    .execute()
  const bySeq = new Map(rows.map((row) => [row.seq, row]))
  const ordered = seqs.flatMap((seq) => bySeq.get(seq) ?? [])
  return presentMessages(db, conversationId, await withAttachments(db, conversationId, ordered))
}

/**
 * Returns the current state of the messages that have changed after a given change, and the number of the
 * last change among them.
 */
export async function changesAfter(
  db: Database,
  conversationId: string,
  page: { after: number; limit: number },
): Promise<{ messages: ChatMessage[]; upTo: number }> {
  const changed = await changedAfter(db, conversationId, page)
  const messages = await messagesAt(
    db,
    conversationId,
    changed.map(({ seq }) => seq),
  )
  return { messages, upTo: changed.at(-1)?.change ?? page.after }
}
