import { mediaTypeOf } from '../../kernel/files/mediaType'
import { privateFileKey } from '../../kernel/files/privateFile'
import type { StoredContent } from '../../platform/files/store/fileStore'
import { recordAudit } from '../audit.repo'
import type { OperatorContext } from '../command'
import { findSentFile } from '../../courses/tasks/reportedFiles.repo'

type Reader = Pick<OperatorContext, 'db' | 'files' | 'clock' | 'operator' | 'operatorId'>

interface OpenedFile {
  /** The name that the learner's file had. */
  name: string
  /** The media type, which was determined from the content. */
  type: string
  stored: StoredContent
}

/**
 * Opens the file of a reported work. Each time, the audit records it with the case.
 *
 * @param id `workId/number`, as reports name it
 * @returns 'none' if no file was attached; 'deleted' if the file is no longer stored
 */
export async function openReportedFile(
  reader: Reader,
  { caseId, id }: { caseId: string; id: string },
): Promise<OpenedFile | 'none' | 'deleted'> {
  const sent = await findSentFile(reader.db, id)
  if (sent?.path === null) return 'none'
  const key = sent?.folder && (await privateFileKey(reader.files, sent.folder))
  if (!key || !sent.name) return 'deleted'
  await recordAudit(reader.db, reader, { act: 'works file', target: id, reason: `case ${caseId}` })
  const stored = await reader.files.get(key)
  return stored ? { name: sent.name, type: mediaTypeOf(key), stored } : 'deleted'
}
