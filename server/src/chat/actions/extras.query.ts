import type { ChatMessage, Emoji, QuotedMessage, Reaction } from '@mentor-connect/contract/messages/chat'
import { DELETED_MESSAGE } from '@mentor-connect/contract/messages/chat'
import { QUOTE_GRAPHEMES_MAX, REACTIONS } from '@mentor-connect/contract/messages/chatLimits'
import { firstGraphemes } from '@mentor-connect/contract/rules/graphemes'
import type { Database } from '../database/schema'
import type { MessageTable } from './thread'

/**
 * The changes of a message since it was written, the message to which it replies, and the call that it
 * records.
 */
export type MessageExtras = Pick<
  ChatMessage,
  'replyTo' | 'change' | 'edited' | 'deleted' | 'reactions' | 'call'
>

/** Returns the extras of messages of one thread by their numbers. Messages without extras are absent. */
export async function extrasOf(
  db: Database,
  threadId: string,
  seqs: number[],
  table: MessageTable = 'messages',
): Promise<Map<number, MessageExtras>> {
  const found = new Map<number, MessageExtras>()
  if (seqs.length === 0) return found
  const add = (seq: number, extras: MessageExtras) => found.set(seq, { ...found.get(seq), ...extras })
  for (const { seq, quote } of await quotesOf(db, { threadId, seqs, table })) add(seq, { replyTo: quote })
  const changes = await db
    .selectFrom('message_changes')
    .select(['seq', 'change', 'edits', 'deleted_at'])
    .where('thread_id', '=', threadId)
    .where('seq', 'in', seqs)
    .execute()
  for (const { seq, change, edits, deleted_at } of changes)
    add(seq, deleted_at ? { change, deleted: true } : { change, ...(edits > 0 && { edited: true }) })
  // A reaction counts as a change, so messages without changes have no reactions.
  if (changes.length > 0)
    for (const [seq, reactions] of await reactionsOf(
      db,
      threadId,
      changes.map(({ seq }) => seq),
    ))
      add(seq, { reactions })
  return found
}

async function quotesOf(
  db: Database,
  { threadId, seqs, table }: { threadId: string; seqs: number[]; table: MessageTable },
) {
  const rows = await db
    .selectFrom('message_replies as reply')
    .innerJoin(`${table as 'messages'} as original`, (join) =>
      join
        .onRef('original.conversation_id', '=', 'reply.thread_id')
        .onRef('original.seq', '=', 'reply.reply_to'),
    )
    .leftJoin('message_changes as change', (join) =>
      join.onRef('change.thread_id', '=', 'reply.thread_id').onRef('change.seq', '=', 'reply.reply_to'),
    )
    .select(['reply.seq', 'reply.reply_to', 'original.sender_id', 'original.message', 'change.deleted_at'])
    .where('reply.thread_id', '=', threadId)
    .where('reply.seq', 'in', seqs)
    .execute()
  return rows.map((row) => ({ seq: row.seq, quote: quoteOf({ ...row, seq: row.reply_to }) }))
}

interface QuotedRow {
  seq: number
  sender_id: string
  message: string
  deleted_at: string | null
}

function quoteOf({ seq, sender_id, message, deleted_at }: QuotedRow): QuotedMessage {
  const quote = { seq, senderId: sender_id }
  if (deleted_at) return { ...quote, message: DELETED_MESSAGE, deleted: true }
  return { ...quote, message: firstGraphemes(message, QUOTE_GRAPHEMES_MAX) }
}

async function reactionsOf(db: Database, threadId: string, seqs: number[]) {
  const rows = await db
    .selectFrom('message_reactions')
    .select(['seq', 'person_id', 'emoji'])
    .where('thread_id', '=', threadId)
    .where('seq', 'in', seqs)
    .orderBy('created_at')
    .orderBy('person_id')
    .execute()
  const bySeq = new Map<number, typeof rows>()
  for (const row of rows) bySeq.set(row.seq, [...(bySeq.get(row.seq) ?? []), row])
  return [...bySeq].map(([seq, own]) => [seq, grouped(own)] as const)
}

/**
 * Groups reactions in the order of `REACTIONS`, so that a new reaction does not change the order of the
 * others.
 */
function grouped(rows: { person_id: string; emoji: string }[]): Reaction[] {
  return REACTIONS.map((emoji: Emoji) => ({
    emoji,
    by: rows.filter((row) => row.emoji === emoji).map(({ person_id }) => person_id),
  })).filter(({ by }) => by.length > 0)
}
