import { findById } from '../../learning/certificates/certificates.repo'
import type { Database } from '../../kernel/database/schema'
import type { JournalEntry } from '../../kernel/restore-journal/restoreJournal.repo'
import { findReason } from '../audit.repo'
import { findCertificate, insertReplacement, insertRevokedBit, restoreRevocation } from '../certificates.repo'
import { readReissueRecord } from '../reissueRecord'

/**
 * Repeats the correction of a certificate. The corrected name is read from the audit. If that record was
 * lost, the learner gets a new certificate on the next request, because the old one is revoked as replaced.
 */
export async function replaceAgain(tx: Database, entry: JournalEntry): Promise<void> {
  const { subject, at, detail } = entry
  const [, bit] = /status-(\d+)/.exec(detail ?? '') ?? []
  const [, newId = ''] = /by-(\S+)/.exec(detail ?? '') ?? []
  const statusIndex = bit === undefined ? null : Number(bit)
  const row = await findCertificate(tx, subject, statusIndex)
  if (!row) return statusIndex === null ? undefined : insertRevokedBit(tx, statusIndex, at)
  const record = readReissueRecord((await findReason(tx, 'certificates reissue', entry)) ?? '')
  await restoreRevocation(tx, row.id, {
    at,
    reason: record?.reason,
    code: 'replaced',
    statusIndex: row.status_index ?? statusIndex,
  })
  if (!record || (await findById(tx, newId))) return
  await insertReplacement(tx, { id: row.id, newId, name: record.name, now: at })
}
