import { minute, table } from '@mentor-connect/contract/rules/textTable'
import { certificateRevoked, recordForRestore } from '../../api/restore-journal/restoreJournal.repo'
import { notifier } from '../../api/notifications/notifier'
import { findPerson } from '../../api/people/person.repo'
import { plainLine } from '../../platform/mail/plainLine'
import { hasAuditHash, listAudit, recordAudit, verifyAudit } from '../audit.repo'
import { namesOnCertificate, revokeCertificate } from '../certificates.repo'
import { OperatorError, type Command, type OperatorContext } from '../command'
import { limitOf } from '../limit'
import { revokedMail } from '../account.mails'
import { tell } from '../tell'

const limit = { limit: 'number' }

export const recordCommands: Command[] = [
  {
    name: 'certificates revoke',
    argument: 'id',
    options: { reason: 'text' },
    requires: ['reason'],
    about:
      'revokes a certificate: verification then reports it as revoked; the learner gets the reason by mail',
    takesAway: async (context, id) => {
      const { learner, course } = await certificateOf(context, id)
      return `revoke the certificate of ${plainLine(learner)} for “${plainLine(course)}”`
    },
    run: async (context, id, { reason }) => {
      await certificateOf(context, id)
      return {
        json: { id, revoked: true },
        text: `${id} ${await revoke(context, id, String(reason).trim())}.`,
      }
    },
  },
  {
    name: 'reports list',
    options: limit,
    about: 'lists reports from chat',
    run: async ({ chat }, _, options) => {
      const reports = await chat.reports(limitOf(options['limit']))
      const rows = reports.map((one) => [
        minute(one.createdAt),
        one.reporterId,
        one.reportedId,
        one.reason,
        one.message ?? '',
      ])
      const headings = ['at (UTC)', 'by', 'about', 'reason', 'message']
      return { json: reports, text: table(headings, rows, 'Nothing was reported.') }
    },
  },
  {
    name: 'audit list',
    options: limit,
    about: 'lists the actions of operators',
    run: async ({ db }, _, options) => {
      const records = await listAudit(db, limitOf(options['limit']))
      const rows = records.map(({ at, operator, act, target, email, reason }) => [
        minute(at),
        operator,
        act,
        email ?? target,
        reason ?? '',
      ])
      const headings = ['at (UTC)', 'operator', 'act', 'target', 'reason']
      return { json: records, text: table(headings, rows, 'Nothing was done yet.') }
    },
  },
  {
    name: 'audit verify',
    options: { contains: 'hash' },
    about:
      'checks that no record of the audit was changed or removed; --contains also checks for a last hash that was noted earlier',
    run: async ({ db }, _, { contains }) => {
      const verdict = await verifyAudit(db)
      if (!verdict.intact) throw new OperatorError(`The audit is not intact: ${verdict.problem}.`)
      if (typeof contains === 'string' && !(await hasAuditHash(db, contains)))
        throw new OperatorError(`The audit is not intact: no record has the hash ${contains}.`)
      const text = `The audit is intact: ${verdict.records} records. Last hash: ${verdict.hash || 'none'}.`
      return { json: verdict, text }
    },
  },
]

async function certificateOf({ db }: OperatorContext, id: string) {
  const certificate = await namesOnCertificate(db, id)
  if (!certificate) throw new OperatorError(`No certificate has the id ${id}.`)
  return certificate
}

/** Returns what happened, as the end of a sentence. The learner is told by mail, unless the account is deleted. */
async function revoke(context: OperatorContext, id: string, reason: string): Promise<string> {
  const { db, mails, config, clock } = context
  const revoked = await db.transaction().execute(async (tx) => {
    const row = await revokeCertificate(tx, id, reason, clock().toISOString())
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
  if (!revoked) return 'was revoked already'
  return revoked.mail ? `is revoked, and the learner ${await tell(context, revoked.mail)}` : 'is revoked'
}
