import { newCertificateId } from '../learning/certificates/certificateId'
import { shareUrl, verifyPath } from '../learning/certificateAddresses'
import { notifier } from '../messages/notifications/notifier'
import { findPerson } from '../accounts/people/person.repo'
import { certificateReplaced, recordForRestore } from '../kernel/restore-journal/restoreJournal.repo'
import { recordAudit } from './audit.repo'
import { reissuedMail } from './certificate.mails'
import { insertReplacement, revokeCertificate } from './certificates.repo'
import type { OperatorContext } from './command'
import { reissueRecord, type Reissue } from './reissueRecord'
import { tell } from './tell'

/**
 * Issues a certificate again under a corrected name. The old certificate is revoked as replaced, and the page
 * that verifies it links to the new one. Returns undefined if the certificate was already revoked.
 */
export async function reissueCertificate(
  context: OperatorContext,
  id: string,
  { name, reason }: Reissue,
): Promise<{ id: string; told: string } | undefined> {
  const { db, mails, config, clock } = context
  const newId = newCertificateId()
  const issued = await db.transaction().execute(async (tx) => {
    const now = clock().toISOString()
    const old = await revokeCertificate(tx, id, { reason, code: 'replaced', now })
    if (!old) return undefined
    await insertReplacement(tx, { id, newId, name, now })
    await recordAudit(tx, context, {
      act: 'certificates reissue',
      target: id,
      reason: reissueRecord({ name, reason }),
    })
    await recordForRestore(tx, certificateReplaced(id, old.status_index, newId), clock())
    const learner = await findPerson(tx, 'user', old.learner_id)
    if (!learner) return { mail: undefined }
    const event = { kind: 'certificate-issued', subject: newId, to: learner.id, key: newId } as const
    await notifier(context).record(tx, event)
    const mail = reissuedMail(learner, {
      course: old.course_name,
      name,
      reason,
      supportEmail: config.supportEmail,
      verifyPath: verifyPath(newId),
      shareUrl: shareUrl(config, newId),
    })
    return {
      mail: await mails.reserve(tx, { key: `certificate-reissued:${newId}`, mail, personId: learner.id }),
    }
  })
  if (!issued) return undefined
  return { id: newId, told: issued.mail ? await tell(context, issued.mail) : '' }
}
