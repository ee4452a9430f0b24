import type { RevocationCode } from '@mentor-connect/contract/learning/certificates'
import { notifier } from '../messages/notifications/notifier'
import { findPerson } from '../accounts/people/person.repo'
import { certificateRevoked, recordForRestore } from '../kernel/restore-journal/restoreJournal.repo'
import { revokedMail } from './account.mails'
import { recordAudit } from './audit.repo'
import { revokeCertificate as revokeRow } from './certificates.repo'
import type { OperatorContext } from './command'
import { tell } from './tell'

/**
 * Revokes a certificate permanently. Returns how the learner was told, as the end of a sentence, which is empty if the
 * account was deleted. Returns undefined if the certificate was already revoked.
 */
export async function revokeCertificate(
  context: OperatorContext,
  id: string,
  { reason, code = 'withdrawn' }: { reason: string; code?: RevocationCode },
): Promise<string | undefined> {
  const { db, mails, config, clock } = context
  const revoked = await db.transaction().execute(async (tx) => {
    const row = await revokeRow(tx, id, { reason, code, now: clock().toISOString() })
    if (!row) return undefined
    await recordAudit(tx, context, { act: 'certificates revoke', target: id, reason })
    await recordForRestore(tx, certificateRevoked(id, row.status_index), clock())
    const learner = await findPerson(tx, 'user', row.learner_id)
    if (!learner) return { mail: undefined }
    const event = { kind: 'certificate-revoked', subject: id, to: learner.id, key: id } as const
    await notifier(context).record(tx, event)
    const { supportEmail } = config
    const mail = revokedMail(learner, { course: row.course_name, reason, supportEmail })
    return { mail: await mails.reserve(tx, { key: `certificate-revoked:${id}`, mail, personId: learner.id }) }
  })
  if (!revoked) return undefined
  return revoked.mail ? tell(context, revoked.mail) : ''
}
