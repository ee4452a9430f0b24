import type { ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'

/** Identifies a message by its thread and number. A thread is a conversation or a room. */
interface MessageKey {
  threadId: string
  seq: number
}

interface AttachedTo extends MessageKey {
  senderId: string
  attachments: readonly ChatAttachment[]
}

/** Returns the files of a row that is to be stored, as a list with one entry or none. */
export const attachedTo = (row: {
  conversation_id: string
  seq: number
  sender_id: string
  attachments?: ChatAttachment[]
}): AttachedTo[] => {
  const { conversation_id: threadId, seq, sender_id: senderId, attachments } = row
  return attachments ? [{ threadId, seq, senderId, attachments }] : []
}

/** Stores the files of new messages. A file can belong to one message only. */
export async function insertAttachments(tx: Database, messages: AttachedTo[]) {
  const rows = messages.flatMap(({ threadId, seq, senderId, attachments }) =>
    attachments.map(({ id, ...facts }, place) => ({
      file_id: id,
      thread_id: threadId,
      seq,
      place,
      sender_id: senderId,
      facts: JSON.stringify(facts),
    })),
  )
  if (rows.length > 0) await tx.insertInto('message_attachments').values(rows).execute()
}

/** Returns the files of these messages of a thread, by the number of their message. */
export async function attachmentsAt(
  db: Database,
  threadId: string,
  seqs: number[],
): Promise<Map<number, ChatAttachment[]>> {
  const rows = await db
    .selectFrom('message_attachments')
    .select(['seq', 'file_id', 'facts'])
    .where('thread_id', '=', threadId)
    .where('seq', 'in', seqs)
    .where('is_removed', '=', 0)
    .orderBy('seq')
    .orderBy('place')
    .execute()
  const found = new Map<number, ChatAttachment[]>()
  for (const row of rows) found.set(row.seq, [...(found.get(row.seq) ?? []), present(row)])
  return found
}

/** Adds the files to messages of one thread. */
export async function withAttachments<Row extends { seq: number }>(
  db: Database,
  threadId: string,
  rows: Row[],
): Promise<(Row & { attachments?: ChatAttachment[] })[]> {
  if (rows.length === 0) return rows
  const found = await attachmentsAt(
    db,
    threadId,
    rows.map(({ seq }) => seq),
  )
  return rows.map((row) => (found.has(row.seq) ? { ...row, attachments: found.get(row.seq)! } : row))
}

const PER_QUERY = 400

/**
 * Returns the first file of the last message, by thread. Threads whose last message has no file are left out.
 */
export async function firstFiles(
  db: Database,
  threads: { id: string; last_seq: number }[],
): Promise<Map<string, ChatAttachment>> {
  const files = new Map<string, ChatAttachment>()
  for (let at = 0; at < threads.length; at += PER_QUERY) {
    const keys = threads
      .slice(at, at + PER_QUERY)
      .map(({ id, last_seq }) => sql`(${id}, cast(${last_seq} as integer))`)
    const rows = await db
      .selectFrom('message_attachments')
      .select(['thread_id', 'file_id', 'facts'])
      .where(sql<boolean>`(thread_id, seq) in (values ${sql.join(keys)})`)
      .where('place', '=', 0)
      .where('is_removed', '=', 0)
      .execute()
    for (const row of rows) files.set(row.thread_id, present(row))
  }
  return files
}

/** Resolves to true if a message has one of these files, even if the message has since been deleted. */
export async function isAnyAttached(db: Database, fileIds: string[]): Promise<boolean> {
  const row = await db
    .selectFrom('message_attachments')
    .select('file_id')
    .where('file_id', 'in', fileIds)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the message that has this file; undefined if there is none, or if its files were removed. */
export async function messageOfFile(db: Database, fileId: string): Promise<MessageKey | undefined> {
  const row = await db
    .selectFrom('message_attachments')
    .select(['thread_id', 'seq'])
    .where('file_id', '=', fileId)
    .where('is_removed', '=', 0)
    .executeTakeFirst()
  return row && { threadId: row.thread_id, seq: row.seq }
}

/**
 * Removes the files of a deleted message for all readers immediately. The main API is notified later, and
 * then deletes the files. Call it in the transaction that deletes the message.
 */
export async function removeAttachments(tx: Database, { threadId, seq }: MessageKey) {
  await tx
    .updateTable('message_attachments')
    .set({ is_removed: 1, is_told: 0 })
    .where('thread_id', '=', threadId)
    .where('seq', '=', seq)
    .execute()
}

/**
 * Deletes the records of a deleted account's files. The main API deletes the files themselves with the
 * account.
 */
export async function deleteAttachmentsOf(tx: Database, personId: string) {
  await tx.deleteFrom('message_attachments').where('sender_id', '=', personId).execute()
}

export interface UntoldFile {
  id: string
  isAttached: boolean
}

/**
 * Returns files that were not yet reported to the main API, or whose message was deleted after the report.
 */
export async function untoldFiles(db: Database, limit: number): Promise<UntoldFile[]> {
  const rows = await db
    .selectFrom('message_attachments')
    .select(['file_id', 'is_removed'])
    .where(sql<boolean>`is_told = 0`)
    .orderBy('file_id')
    .limit(limit)
    .execute()
  return rows.map(({ file_id, is_removed }) => ({ id: file_id, isAttached: is_removed === 0 }))
}

/**
 * Records that the main API was told about these files. A file that has changed since then is found again.
 */
export async function markFilesTold(db: Database, files: UntoldFile[]) {
  for (const isAttached of [true, false]) {
    const ids = files.filter((file) => file.isAttached === isAttached).map(({ id }) => id)
    if (ids.length === 0) continue
    await db
      .updateTable('message_attachments')
      .set({ is_told: 1 })
      .where('file_id', 'in', ids)
      .where('is_removed', '=', isAttached ? 0 : 1)
      .execute()
  }
}

function present({ file_id, facts }: { file_id: string; facts: string }): ChatAttachment {
  return { id: file_id, ...(JSON.parse(facts) as Omit<ChatAttachment, 'id'>) }
}
