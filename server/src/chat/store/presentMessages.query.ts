import type { ChatMessage, TracedMessage } from '@mentor-connect/contract/messages/chat'
import { changedAfter } from '../actions/changes.repo'
import { extrasOf, type MessageExtras } from '../actions/extras.query'
import { withPresentTexts } from './presentTexts.query'
import { earlierTextsOf } from '../actions/traces.repo'
import type { Database } from '../database/schema'
import { withAttachments } from './attachments/attachments.repo'
import { callRecordsAt } from './callLines.store'
import { presentMessage, storedMessage, type MessageRow, type StoredMessage } from './message'

/** Messages of one conversation as they are now: with what they answer, changes and reactions. */
export async function presentMessages(
  db: Database,
  conversationId: string,
  rows: MessageRow[],
): Promise<ChatMessage[]> {
  const extras = await allExtrasOf(db, conversationId, seqsOf(rows))
  const present = await withPresentTexts(db, { table: 'messages', threadId: conversationId }, rows, extras)
  return present.map((row) => presentMessage(row, extras.get(row.seq)))
}

/** Messages of one conversation with their earlier texts. @param authorId adds only the earlier texts of this person */
export async function tracedMessages(
  db: Database,
  conversationId: string,
  rows: MessageRow[],
  authorId?: string,
): Promise<TracedMessage[]> {
  return withEarlierTexts(db, conversationId, await presentMessages(db, conversationId, rows), authorId)
}

/** Adds the earlier texts to messages of a thread. @param authorId adds only those of this person */
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

/** Messages of one conversation as they are sent to their receivers. */
export async function storedMessages(
  db: Database,
  conversationId: string,
  { rows, receiverOf }: { rows: MessageRow[]; receiverOf: (senderId: string) => string },
): Promise<StoredMessage[]> {
  const extras = await allExtrasOf(db, conversationId, seqsOf(rows))
  const present = await withPresentTexts(db, { table: 'messages', threadId: conversationId }, rows, extras)
  return present.map((row) => storedMessage(row, receiverOf(row.sender_id), extras.get(row.seq)))
}

/** The extras of messages, with the calls whose lines they are. A line has no other extras. */
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

/** Returns the given messages of a conversation that exist, in the given order and in their present state. */
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

/** The messages that have changed after a change, as they are now, and the last change that is among them. */
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
