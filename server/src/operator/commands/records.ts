import { minute, table } from '@mentor-connect/contract/rules/textTable'
import { hasAuditHash, listAudit, verifyAudit } from '../audit.repo'
import { OperatorError, type Command } from '../command'
import { limitOf } from '../limit'

const limit = { limit: 'number' }

export const recordCommands: Command[] = [
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
