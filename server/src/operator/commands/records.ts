import { GIVEN_REVOCATION_CODES, type RevocationCode } from '@mentor-connect/contract/api/certificates'
import { minute, table } from '@mentor-connect/contract/rules/textTable'
import { plainLine } from '../../platform/mail/plainLine'
import { hasAuditHash, listAudit, verifyAudit } from '../audit.repo'
import { revokeCertificate } from '../certificateActs'
import { namesOnCertificate } from '../certificates.repo'
import { OperatorError, type Command, type OperatorContext, type Options } from '../command'
import { limitOf } from '../limit'

const limit = { limit: 'number' }

export const recordCommands: Command[] = [
  {
    name: 'certificates revoke',
    argument: 'id',
    options: { reason: 'text', code: 'issued-in-error|withdrawn' },
    requires: ['reason'],
    about:
      'revokes a certificate: the learner gets the reason by mail, and whoever verifies it is told the code only (default: withdrawn)',
    takesAway: async (context, id) => {
      const { learner, course } = await certificateOf(context, id)
      return `revoke the certificate of ${plainLine(learner)} for “${plainLine(course)}”`
    },
    run: async (context, id, { reason, code }) => {
      await certificateOf(context, id)
      const told = await revokeCertificate(context, id, { reason: String(reason).trim(), code: codeOf(code) })
      return { json: { id, revoked: true }, text: `${id} ${sentenceOf(told)}.` }
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

function codeOf(given: Options[string]): RevocationCode {
  const code = GIVEN_REVOCATION_CODES.find((one) => one === (given ?? 'withdrawn'))
  if (code) return code
  throw new OperatorError(`--code is one of: ${GIVEN_REVOCATION_CODES.join(', ')}.`)
}

async function certificateOf({ db }: OperatorContext, id: string) {
  const certificate = await namesOnCertificate(db, id)
  if (!certificate) throw new OperatorError(`No certificate has the id ${id}.`)
  return certificate
}

function sentenceOf(told: string | undefined): string {
  if (told === undefined) return 'was revoked already'
  return told ? `is revoked, and the learner ${told}` : 'is revoked'
}
