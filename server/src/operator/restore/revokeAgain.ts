import type { Kysely } from 'kysely'
import { erasedCertificateId } from '../../api/account-data/accountErasure.repo'
import type { ApiDatabase } from '../../api/database/schema'
import type { JournalEntry } from '../../api/restore-journal/restoreJournal.repo'
import { reasonOf } from './reasonOf'

type Database = Kysely<ApiDatabase>

/**
 * Revokes a certificate again, and sets its bit in the status list also if the certificate was issued, or signed, after
 * the backup was taken: copies of it must not verify as good.
 */
export async function revokeAgain(tx: Database, entry: JournalEntry): Promise<void> {
  const { subject, at, detail } = entry
  const bit = detail?.startsWith('status-') ? Number(detail.slice('status-'.length)) : null
  const row = await tx
    .selectFrom('certificates')
    .select(['id', 'status_index'])
    .where((eb) => eb.or([eb('id', '=', subject), ...(bit === null ? [] : [eb('status_index', '=', bit)])]))
    .executeTakeFirst()
  if (!row) return bit === null ? undefined : insertRevokedBit(tx, bit, at)
  const reason = await reasonOf(tx, 'certificates revoke', entry)
  await tx
    .updateTable('certificates')
    .set(({ fn, val }) => ({
      revoked_at: fn.coalesce('revoked_at', val(at)),
      revoked_reason: fn.coalesce('revoked_reason', val(reason ?? null)),
      status_index: row.status_index ?? bit,
    }))
    .where('id', '=', row.id)
    .execute()
}

/** Nothing but the bit, as an erased account leaves it. */
async function insertRevokedBit(tx: Database, bit: number, at: string) {
  const id = erasedCertificateId(bit)
  await tx
    .insertInto('certificates')
    .values({
      ...{ id, learner_id: id, course_id: '', course_name: '', instructor_name: '', learner_name: '' },
      ...{ created_at: at, updated_at: at, revoked_at: at, status_index: bit },
    })
    .execute()
}
