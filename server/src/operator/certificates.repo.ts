import type { RevocationCode } from '@mentor-connect/contract/learning/certificates'
import { erasedCertificateId } from '../learning/certificates/certificateErasure.repo'
import type { Instant, Database } from '../kernel/database/schema'

/** Revokes a certificate. Returns undefined if there is no such certificate or it is revoked already. */
export function revokeCertificate(
  tx: Database,
  id: string,
  { reason, code, now }: { reason: string; code: RevocationCode; now: Instant },
) {
  return tx
    .updateTable('certificates')
    .set({ revoked_at: now, revoked_reason: reason, revoked_code: code, updated_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['status_index', 'learner_id', 'course_id', 'course_name'])
    .executeTakeFirst()
}

/**
 * Adds the next edition of a certificate under another name. Everything else stays the same, including the date of
 * issue.
 */
export async function insertReplacement(
  tx: Database,
  { id, newId, name, now }: { id: string; newId: string; name: string; now: Instant },
) {
  const old = await tx.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await tx
    .insertInto('certificates')
    .values({
      ...old,
      id: newId,
      edition: old.edition + 1,
      replaces: id,
      learner_name: name,
      updated_at: now,
      revoked_at: null,
      revoked_reason: null,
      revoked_code: null,
      credential: null,
      status_index: null,
    })
    .execute()
}

export function namesOnCertificate(db: Database, id: string) {
  return db
    .selectFrom('certificates')
    .select(['learner_name as learner', 'course_name as course'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Returns the certificate with this id, or with this bit in the status lists. */
export function findCertificate(db: Database, id: string, statusIndex: number | null) {
  return db
    .selectFrom('certificates')
    .select(['id', 'status_index'])
    .where((eb) =>
      eb.or([eb('id', '=', id), ...(statusIndex === null ? [] : [eb('status_index', '=', statusIndex)])]),
    )
    .executeTakeFirst()
}

export interface RevocationToRestore {
  at: Instant
  reason: string | undefined
  statusIndex: number | null
  code?: RevocationCode
}

/**
 * Restores the revocation of a certificate from before a restore of the database. Keeps a revocation that is
 * already stored.
 */
export async function restoreRevocation(
  tx: Database,
  id: string,
  { at, reason, statusIndex, code }: RevocationToRestore,
) {
  await tx
    .updateTable('certificates')
    .set(({ fn, val }) => ({
      revoked_at: fn.coalesce('revoked_at', val(at)),
      revoked_reason: fn.coalesce('revoked_reason', val(reason ?? null)),
      revoked_code: fn.coalesce('revoked_code', val(code ?? null)),
      status_index: statusIndex,
    }))
    .where('id', '=', id)
    .execute()
}

/** Stores only the revoked bit of the status lists, for a certificate whose account was deleted. */
export async function insertRevokedBit(tx: Database, bit: number, at: Instant) {
  const id = erasedCertificateId(bit)
  await tx
    .insertInto('certificates')
    .values({
      id,
      learner_id: id,
      course_id: '',
      course_name: '',
      instructor_name: '',
      learner_name: '',
      created_at: at,
      updated_at: at,
      revoked_at: at,
      status_index: bit,
    })
    .execute()
}
