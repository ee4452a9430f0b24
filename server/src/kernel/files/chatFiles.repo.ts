import type { ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import type { Database } from '../database/schema'
import type { FileRow } from './files.repo'

/** The facts about a file of a message for which the table `files` has no columns. */
export type ChatFileFacts = Omit<ChatAttachment, 'id' | 'name' | 'bytes'>

export function findChatFile(db: Database, id: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('folder', '=', id)
    .where('kind', '=', 'chat')
    .where((eb) => eb.or([eb('chat_use', 'is', null), eb('chat_use', '=', 'attached')]))
    .executeTakeFirst()
}

/**
 * Returns those of the given files that this person has uploaded since the given time and to which no message
 * refers yet.
 */
export async function attachableFiles(
  db: Database,
  ownerId: string,
  { ids, since }: { ids: string[]; since: string },
): Promise<ChatAttachment[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where('folder', 'in', ids)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'chat')
    .where('chat_use', 'is', null)
    .where('created_at', '>', since)
    .execute()
  return rows.map(presentChatFile)
}

function presentChatFile({ folder, name, bytes, facts }: FileRow): ChatAttachment {
  return { id: folder, name, bytes, ...(JSON.parse(facts ?? '{}') as ChatFileFacts) }
}

/**
 * Records that a message refers to the file, or no longer does. A file that was released stays released, in
 * whatever order the calls arrive.
 */
export async function noteChatUse(tx: Database, id: string, isAttached: boolean) {
  await tx
    .updateTable('files')
    .set({ chat_use: isAttached ? 'attached' : 'released' })
    .where('folder', '=', id)
    .where('kind', '=', 'chat')
    .where((eb) => eb.or([eb('chat_use', 'is', null), eb('chat_use', '=', 'attached')]))
    .execute()
}
