import type { Database } from '../database/schema'
import { hiddenUpTo } from '../rooms/members.repo'
import { blockedWith } from '../rooms/roomBlocks.query'
import { conversationsOf, type ConversationRow } from '../store/conversations.repo'
import type { SearchedThread } from './search.query'

interface SearchedConversation extends SearchedThread {
  table: 'messages'
  conversation: ConversationRow
}
interface SearchedRoom extends SearchedThread {
  table: 'room_messages'
  title: string
}

const NOBODY: ReadonlySet<string> = new Set()

/**
 * Returns the conversations of a person and the rooms of which the person is a member, with the range of
 * messages that the person may read.
 */
export async function searchedThreadsOf(
  db: Database,
  personId: string,
): Promise<(SearchedConversation | SearchedRoom)[]> {
  const conversations = (await conversationsOf(db, personId)).map((conversation): SearchedConversation => ({
    id: conversation.id,
    table: 'messages',
    lastSeq: conversation.last_seq,
    hiddenUpTo: 0,
    activeAt: conversation.updated_at,
    without: NOBODY,
    conversation,
  }))
  return [...conversations, ...(await roomsOf(db, personId))]
}

/**
 * Returns the rooms of a person. Messages are not found if there is a block between the person and their
 * author, because such messages are collapsed.
 */
async function roomsOf(db: Database, personId: string): Promise<SearchedRoom[]> {
  const rows = await db
    .selectFrom('room_members')
    .innerJoin('rooms', 'rooms.id', 'room_members.room_id')
    .select(['rooms.id', 'title', 'history', 'last_seq', 'updated_at', 'joined_seq'])
    .where('person_id', '=', personId)
    .where('is_active', '=', 1)
    .execute()
  if (rows.length === 0) return []
  const without = (await blockedWith(db, [personId])).get(personId) ?? NOBODY
  return rows.map((row) => ({
    id: row.id,
    table: 'room_messages',
    lastSeq: row.last_seq,
    hiddenUpTo: hiddenUpTo({ room: row, member: row }),
    activeAt: row.updated_at,
    without,
    title: row.title,
  }))
}
