import { mediaTypeOf } from '../../kernel/files/mediaType'
import { privateFileKey } from '../../kernel/files/privateFile'
import type { StoredContent } from '../../platform/files/store/fileStore'
import { recordAudit } from '../audit.repo'
import type { OperatorContext } from '../command'
import type { Post } from './posts.repo'

export type Reader = Pick<
  OperatorContext,
  'db' | 'files' | 'clock' | 'operator' | 'operatorId' | 'reportables'
>

export interface OpenedFile {
  /** Original name of the author's file. */
  name: string
  /** Media type, determined from the file's content. */
  type: string
  stored: StoredContent
}

/**
 * Opens the file that is attached to reported content. Every opening is recorded in the audit, with the case.
 *
 * @returns 'none' if nothing was attached; 'deleted' if the file is not stored any more
 */
export async function openReportedFile(
  reader: Reader,
  caseId: string,
  { kind, id }: Post,
): Promise<OpenedFile | 'none' | 'deleted'> {
  const { findFile } = reader.reportables[kind].hiding
  if (!findFile) return 'none'
  const sent = await findFile(reader.db, id)
  if (sent?.path === null) return 'none'
  const key = sent?.folder && (await privateFileKey(reader.files, sent.folder))
  if (!key || !sent.name) return 'deleted'
  await recordAudit(reader.db, reader, { act: `${kind}s file`, target: id, reason: `case ${caseId}` })
  const stored = await reader.files.get(key)
  return stored ? { name: sent.name, type: mediaTypeOf(key), stored } : 'deleted'
}
