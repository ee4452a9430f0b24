import type { ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import type { Database } from '../database/schema'
import type { FileRow } from './files.repo'

/** The facts about a file of a message that its row of `files` has no columns for. */
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

/** Returns the given files that this person has uploaded since then and that no message refers to yet. */
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

/** Notes if a message refers to the file. A file that was released never returns, in whatever order the notes arrive. */
export async function noteChatUse(tx: Database, id: string, isAttached: boolean) {
  await tx
    .updateTable('files')
    .set({ chat_use: isAttached ? 'attached' : 'released' })
    .where('folder', '=', id)
    .where('kind', '=', 'chat')
    .where((eb) => eb.or([eb('chat_use', 'is', null), eb('chat_use', '=', 'attached')]))
    .execute()
}
