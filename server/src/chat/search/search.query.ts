import { setImmediate as nextTurn } from 'node:timers/promises'
import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import { CHAT_SEARCH_PAGE, CHAT_SEARCH_SCANNED_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { foldText } from '@mentor-connect/contract/rules/foldText'
import type { MessageTable } from '../actions/thread'
import type { Database } from '../database/schema'
import type { MessageRow } from '../store/message'

/** Number of messages of one conversation that are read at once. */
const CHUNK = 200
/** Number of messages that are compared before other work may run. Comparing them takes about 2 ms. */
const MESSAGES_PER_TURN = 100

/** The position of a message in the order of all messages of a person: its time, thread and number. */
export interface Position {
  at: string
  conversationId: string
  seq: number
}

/** A conversation or room that is searched. */
export interface SearchedThread {
  id: string
  table: MessageTable
  lastSeq: number
  /** Number of the last message that the person cannot read. Only later messages are found. */
  hiddenUpTo: number
  /** Time of the last message, or a later time. */
  activeAt: string
  /** People whose messages are not found. */
  without: ReadonlySet<string>
}

export interface Found<Thread extends SearchedThread = SearchedThread> {
  thread: Thread
  row: MessageRow
}

/**
 * Searches conversations and rooms, newest message first. There is no index of words, because it would slow
 * down each new message. Instead, messages are read until the page is full, at most
 * `CHAT_SEARCH_SCANNED_MAX`. Other work can run in between.
 */
export async function searchMessages<Thread extends SearchedThread>(
  db: Database,
  threads: Thread[],
  { q, from }: { q: string; from?: Position },
): Promise<{ found: Found<Thread>[]; next?: Position }> {
  const words = searchWords(q)
  const found: Found<Thread>[] = []
  let scanned = 0
  for await (const one of newestFirst(db, threads, from)) {
    if (found.length >= CHAT_SEARCH_PAGE || scanned >= CHAT_SEARCH_SCANNED_MAX)
      return { found, next: positionOf(one) }
    scanned += 1
    if (scanned % MESSAGES_PER_TURN === 0) await nextTurn()
    const { row, thread } = one
    if (!thread.without.has(row.sender_id) && matches(row.message, words)) found.push(one)
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

/** A thread, and those of its messages that were read but not yet yielded. */
interface Source<Thread extends SearchedThread> {
  thread: Thread
  rows: MessageRow[]
  /** Time of the next message, or a later time. */
  at: string
  beforeSeq: number
}

/**
 * Yields the messages of all threads by time, newest first. A thread is read only when its last message is
 * the newest one that remains, so that a page reads only a few of many threads.
 */
async function* newestFirst<Thread extends SearchedThread>(
  db: Database,
  threads: Thread[],
  from: Position | undefined,
): AsyncGenerator<Found<Thread>> {
  const sources = threads
    .filter(({ lastSeq, hiddenUpTo }) => lastSeq > hiddenUpTo)
    .map((thread): Source<Thread> => ({
      thread,
      rows: [],
      at: from && from.at < thread.activeAt ? from.at : thread.activeAt,
      beforeSeq: from?.conversationId === thread.id ? from.seq + 1 : thread.lastSeq + 1,
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
    yield { thread: source.thread, row: next }
  }
}

function newestOf(sources: Source<SearchedThread>[]): number {
  let newest = 0
  for (let index = 1; index < sources.length; index += 1)
    if (isNewer(sources[index]!, sources[newest]!)) newest = index
  return newest
}

/**
 * True if the next message of one thread is newer. Messages of the same time are in the order of their
 * threads, so that a position is unambiguous.
 */
function isNewer(one: Source<SearchedThread>, other: Source<SearchedThread>): boolean {
  return one.at > other.at || (one.at === other.at && one.thread.id > other.thread.id)
}

async function readMore(db: Database, source: Source<SearchedThread>, from: Position | undefined) {
  await nextTurn()
  const { id, table, hiddenUpTo } = source.thread
  let query = db
    .selectFrom(table as 'messages')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('seq', '<', source.beforeSeq)
    .where('seq', '>', hiddenUpTo)
    .orderBy('seq', 'desc')
    .limit(CHUNK)
  if (from && id !== from.conversationId)
    query = query.where('created_at', id < from.conversationId ? '<=' : '<', from.at)
  source.rows = await query.execute()
  source.at = source.rows[0]?.created_at ?? source.at
  source.beforeSeq = source.rows.at(-1)?.seq ?? 0
}
