import { sql } from 'kysely'
import type { Database } from '../../kernel/database/schema'

/** The id of the row that remains of a deleted certificate and keeps only its bit in the status list. */
export const erasedCertificateId = (statusIndex: number) => `erased-${statusIndex}`

/** Returns the status list indexes of a learner's signed certificates. */
export async function statusBitsOf(tx: Database, learnerId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('certificates')
    .select('status_index')
    .where('learner_id', '=', learnerId)
    .where('status_index', 'is not', null)
    .execute()
  return rows.map(({ status_index }) => Number(status_index))
}

/**
 * Deletes a learner's certificates. A signed certificate keeps its bit in the status list, set to revoked, so
 * that copies in circulation count as revoked.
 */
export async function withdrawCertificates(tx: Database, learnerId: string) {
  const nameless = sql<string>`'erased-' || status_index`
  await tx
    .updateTable('certificates')
    .set({
      id: nameless,
      learner_id: nameless,
      course_id: '',
      path_id: null,
      learner_name: '',
      course_name: '',
      instructor_name: '',
      credential: null,
      proof_of_learning: null,
      revoked_at: sql<string>`coalesce(revoked_at, updated_at)`,
      revoked_reason: null,
    })
    .where('learner_id', '=', learnerId)
    .where('status_index', 'is not', null)
    .execute()
  await tx.deleteFrom('certificates').where('learner_id', '=', learnerId).execute()
}
