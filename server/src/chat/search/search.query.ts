import { setImmediate as nextTurn } from 'node:timers/promises'
import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import { CHAT_SEARCH_PAGE, CHAT_SEARCH_SCANNED_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { foldText } from '@mentor-connect/contract/rules/foldText'
import type { Database } from '../database/schema'
import { conversationsOf, type ConversationRow } from '../store/conversations.repo'
import type { MessageRow } from '../store/message'

/** Messages that are read of one conversation at once. */
const CHUNK = 200
/** Messages that are compared before other work runs: about 2 ms. */
const MESSAGES_PER_TURN = 100

/** The place of a message in the order of all messages of a person: its time, conversation and number. */
export interface Position {
  at: string
  conversationId: string
  seq: number
}

export interface Found {
  conversation: ConversationRow
  row: MessageRow
}

/**
 * Searches the conversations of a person, newest message first. Reads only as far as the page needs, at most
 * `CHAT_SEARCH_SCANNED_MAX` messages, and lets other work run in between: messages need no index that every one of them
 * would have to pay for.
 */
export async function searchMessages(
  db: Database,
  personId: string,
  { q, from }: { q: string; from?: Position },
): Promise<{ found: Found[]; next?: Position }> {
  const words = searchWords(q)
  const found: Found[] = []
  let scanned = 0
  for await (const one of newestFirst(db, await conversationsOf(db, personId), from)) {
    if (found.length >= CHAT_SEARCH_PAGE || scanned >= CHAT_SEARCH_SCANNED_MAX)
      return { found, next: positionOf(one) }
    scanned += 1
    if (scanned % MESSAGES_PER_TURN === 0) await nextTurn()
    if (matches(one.row.message, words)) found.push(one)
  }
  return { found }
}

const positionOf = ({ row }: Found): Position => ({
  at: row.created_at,
  conversationId: row.conversation_id,
  seq: row.seq,
})

function matches(text: string, words: string[]): boolean {
  if (text === '' || words.length === 0) return false
  const searched = foldText(text)
  return words.every((word) => searched.includes(word))
}

/** A conversation and those of its messages that were read and not yet yielded. */
interface Source {
  conversation: ConversationRow
  rows: MessageRow[]
  /** Time of the next message, or one that is not earlier. */
  at: string
  beforeSeq: number
}

/**
 * Yields the messages of all conversations by time, newest first. A conversation is only read when its last message is
 * the newest that is left, so that a page reads few conversations of many.
 */
async function* newestFirst(
  db: Database,
  conversations: ConversationRow[],
  from: Position | undefined,
): AsyncGenerator<Found> {
  const sources = conversations
    .filter(({ last_seq }) => last_seq > 0)
    .map((conversation): Source => ({
      conversation,
      rows: [],
      at: from && from.at < conversation.updated_at ? from.at : conversation.updated_at,
      beforeSeq: from?.conversationId === conversation.id ? from.seq + 1 : conversation.last_seq + 1,
    }))
  while (sources.length > 0) {
    const index = newestOf(sources)
    const source = sources[index]!
    const next = source.rows[0]
    if (!next) {
      await readMore(db, source, from)
      if (source.rows.length === 0) sources.splice(index, 1)
      continue
    }
    source.rows.shift()
    source.at = source.rows[0]?.created_at ?? next.created_at
    yield { conversation: source.conversation, row: next }
  }
}

function newestOf(sources: Source[]): number {
  let newest = 0
  for (let index = 1; index < sources.length; index += 1)
    if (isNewer(sources[index]!, sources[newest]!)) newest = index
  return newest
}

/** Messages of the same time are in the order of their conversations, so that a position is unambiguous. */
function isNewer(one: Source, other: Source): boolean {
  return one.at > other.at || (one.at === other.at && one.conversation.id > other.conversation.id)
}

async function readMore(db: Database, source: Source, from: Position | undefined) {
  await nextTurn()
  const { id } = source.conversation
  let query = db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('seq', '<', source.beforeSeq)
    .orderBy('seq', 'desc')
    .limit(CHUNK)
  if (from && id !== from.conversationId)
    query = query.where('created_at', id < from.conversationId ? '<=' : '<', from.at)
  source.rows = await query.execute()
  source.at = source.rows[0]?.created_at ?? source.at
  source.beforeSeq = source.rows.at(-1)?.seq ?? 0
}
