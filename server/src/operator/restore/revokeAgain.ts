import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../../api/database/schema'
import type { JournalEntry } from '../../api/restore-journal/restoreJournal.repo'
import { findReason } from '../audit.repo'
import { findCertificate, insertRevokedBit, restoreRevocation } from '../certificates.repo'

/**
 * Repeats the revocation of a certificate. Its bit in the status list is set even if the certificate was issued, or
 * signed, after the backup was taken: copies of it must not verify.
 */
export async function revokeAgain(tx: Kysely<ApiDatabase>, entry: JournalEntry): Promise<void> {
  const { subject, at, detail } = entry
  const bit = detail?.startsWith('status-') ? Number(detail.slice('status-'.length)) : null
  const row = await findCertificate(tx, subject, bit)
  if (!row) return bit === null ? undefined : insertRevokedBit(tx, bit, at)
  const reason = await findReason(tx, 'certificates revoke', entry)
  await restoreRevocation(tx, row.id, { at, reason, statusIndex: row.status_index ?? bit })
}
