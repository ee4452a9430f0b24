import { certificateRevoked, recordForRestore } from '../../api/restore-journal/restoreJournal.repo'
import { listAudit, recordAudit } from '../audit.repo'
import { certificateExists, revokeCertificate } from '../certificates.repo'
import { OperatorError, type Command, type OperatorContext } from '../command'
import { limitOf } from '../limit'
import { minute, table } from '../table'

const limit = { limit: 'number' }

export const recordCommands: Command[] = [
  {
    name: 'certificates revoke',
    argument: 'id',
    options: { reason: 'text' },
    requires: ['reason'],
    about: 'revokes a certificate: verification then reports it as revoked',
    run: async (context, id, { reason }) => {
      const isNew = await revoke(context, id, String(reason).trim())
      return { json: { id, revoked: true }, text: `${id} ${isNew ? 'is revoked' : 'was revoked already'}.` }
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
]

/** Returns false if it was revoked already. */
function revoke(context: OperatorContext, id: string, reason: string): Promise<boolean> {
  return context.db.transaction().execute(async (tx) => {
    const now = context.clock().toISOString()
    const revoked = await revokeCertificate(tx, id, reason, now)
    if (revoked) {
      await recordAudit(tx, context, { act: 'certificates revoke', target: id, reason })
      await recordForRestore(tx, certificateRevoked(id, revoked.status_index), context.clock())
      return true
    }
    if (!(await certificateExists(tx, id))) throw new OperatorError(`No certificate has the id ${id}.`)
    return false
  })
}
