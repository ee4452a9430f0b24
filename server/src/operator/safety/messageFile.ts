import type { ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import { findFile } from '../../kernel/files/files.repo'
import { mediaTypeOf } from '../../kernel/files/mediaType'
import { privateFileKey } from '../../kernel/files/privateFile'
import { recordAudit } from '../audit.repo'
import { evidenceOf } from './cases.query'
import type { OpenedFile, Reader } from './reportedFile'

/**
 * Opens a file of a message that is in the evidence of a case. Every opening is recorded in the audit, with the case.
 *
 * @returns 'none' if no message in the evidence has this file; 'deleted' if it is not stored any more
 */
export async function openMessageFile(
  reader: Reader,
  caseId: string,
  fileId: string,
): Promise<OpenedFile | 'none' | 'deleted'> {
  const evidence = await evidenceOf(reader.db, caseId)
  if (!evidence.some(({ content }) => fileIdsIn(content).includes(fileId))) return 'none'
  const file = await findFile(reader.db, fileId)
  const key = file?.kind === 'chat' && (await privateFileKey(reader.files, fileId))
  if (!file || !key) return 'deleted'
  await recordAudit(reader.db, reader, { act: 'messages file', target: fileId, reason: `case ${caseId}` })
  const stored = await reader.files.get(key)
  return stored ? { name: file.name, type: mediaTypeOf(key), stored } : 'deleted'
}

interface CopiedMessage {
  attachments?: Pick<ChatAttachment, 'id'>[]
}

/** Returns the ids of the files in a transcript. The list is empty for any other kind of evidence. */
function fileIdsIn({ messages }: Record<string, unknown>): string[] {
  if (!Array.isArray(messages)) return []
  return (messages as CopiedMessage[]).flatMap(({ attachments = [] }) => attachments.map(({ id }) => id))
}
