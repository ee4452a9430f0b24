import type { RevocationCode } from '@mentor-connect/contract/learning/certificates'
import { notifier } from '../messages/notifications/notifier'
import { lockAccount } from '../accounts/people/credentials.repo'
import { findPerson } from '../accounts/people/person.repo'
import type { Tx } from '../kernel/database/schema'
import { certificateRevoked, recordForRestore } from '../kernel/restore-journal/restoreJournal.repo'
import { findById, pathCertificatesWith } from '../learning/certificates/certificates.repo'
import { revokedMail } from './account.mails'
import { recordAudit } from './audit.repo'
import { revokeCertificate as revokeRow } from './certificates.repo'
import type { OperatorContext } from './command'
import { tell } from './tell'

interface Revocation {
  reason: string
  code?: RevocationCode
}

/**
 * Revokes a certificate permanently. If it is the certificate of a course, the certificates of skill paths
 * that include the course are revoked too. Returns the end of a sentence that says how the learner was
 * notified; it is empty if the account was deleted. Returns undefined if the certificate was already revoked.
 */
export async function revokeCertificate(
  context: OperatorContext,
  id: string,
  revocation: Revocation,
): Promise<string | undefined> {
  const revoked = await context.db.transaction().execute(async (tx) => {
    const certificate = await findById(tx, id)
    // The account is locked, so that no certificate of a skill path is issued in the meantime.
    if (certificate) await lockAccount(tx, 'user', certificate.learner_id)
    const row = await revokeIn(tx, context, id, revocation)
    if (!row) return undefined
    for (const path of await pathCertificatesWith(tx, row.learner_id, row.course_id)) {
      const found = await revokeIn(tx, context, path, revocation)
      if (found?.mail) await context.mails.enqueue(tx, found.mail)
    }
    return { mail: row.mail && (await context.mails.reserve(tx, row.mail)) }
  })
  if (!revoked) return undefined
  return revoked.mail ? tell(context, revoked.mail) : ''
}

/**
 * Revokes one certificate and notifies the learner. Returns it with the mail to send, or undefined if it was
 * already revoked.
 */
async function revokeIn(
  tx: Tx,
  context: OperatorContext,
  id: string,
  { reason, code = 'withdrawn' }: Revocation,
) {
  const { config, clock } = context
  const row = await revokeRow(tx, id, { reason, code, now: clock().toISOString() })
  if (!row) return undefined
  await recordAudit(tx, context, { act: 'certificates revoke', target: id, reason })
  await recordForRestore(tx, certificateRevoked(id, row.status_index), clock())
  const learner = await findPerson(tx, 'user', row.learner_id)
  if (!learner) return { ...row, mail: undefined }
  const event = { kind: 'certificate-revoked', subject: id, to: learner.id, key: id } as const
  await notifier(context).record(tx, event)
  const { supportEmail } = config
  const mail = revokedMail(learner, { course: row.course_name, reason, supportEmail })
  return { ...row, mail: { key: `certificate-revoked:${id}`, mail, personId: learner.id } }
}
