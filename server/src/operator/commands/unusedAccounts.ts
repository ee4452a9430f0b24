import { minute, table } from '@mentor-connect/contract/rules/textTable'
import { monthsBefore } from '../../api/account-data/unused-accounts/schedule'
import { holdAccount, listUnused } from '../../api/account-data/unused-accounts/heldAccounts.repo'
import { completeUses } from '../../api/account-data/unused-accounts/unusedAccounts.repo'
import { recordAudit } from '../audit.repo'
import { OperatorError, type Command } from '../command'
import { describePerson, personOf, roleOption } from '../personOf'

const SHOWN = 1_000

export const unusedAccountCommands: Command[] = [
  {
    name: 'accounts due',
    about: 'lists unused accounts whose owners were told of their deletion, and accounts on hold',
    run: async ({ db, config, clock }) => {
      const since = monthsBefore(clock(), config.unusedAccountMonths)
      const accounts = await listUnused(db, { since, limit: SHOWN })
      const rows = accounts.map((one) => [
        one.email ?? one.person_id,
        one.role,
        minute(one.last_used_at),
        String(one.warned),
        one.erase_at ? minute(one.erase_at) : '',
        one.held_at ? `on hold by ${one.held_by}: ${one.held_reason}` : one.is_exempt ? 'is kept' : '',
      ])
      const headings = ['address', 'role', 'last use (UTC)', 'mails', 'deletion (UTC)', 'hold']
      return { json: accounts, text: table(headings, rows, 'No account is due, and none is on hold.') }
    },
  },
  {
    name: 'accounts hold',
    argument: 'email',
    options: { ...roleOption, reason: 'text' },
    requires: ['reason'],
    about: 'keeps an account that nobody uses, for example for a court; its owner can still delete it',
    run: async (context, email, options) => {
      const person = await personOf(context, email, options)
      const reason = String(options['reason']).trim()
      const now = context.clock().toISOString()
      const isHeld = await context.db.transaction().execute(async (tx) => {
        await completeUses(tx, now)
        const hold = { held_at: now, held_by: context.operator, held_reason: reason }
        if (!(await holdAccount(tx, person.id, hold))) return false
        await recordAudit(tx, context, { act: 'accounts hold', target: person.id, reason })
        return true
      })
      if (!isHeld) throw new OperatorError(`${email} is on hold already: see \`accounts due\`.`)
      return { json: { id: person.id, held: true }, text: `On hold: ${describePerson(person)}.` }
    },
  },
  {
    name: 'accounts release',
    argument: 'email',
    options: { ...roleOption, reason: 'text' },
    requires: ['reason'],
    about: 'ends the hold of an account: if it is unused, its owner is told again before it is deleted',
    run: async (context, email, options) => {
      const person = await personOf(context, email, options)
      const reason = String(options['reason']).trim()
      const isReleased = await context.db.transaction().execute(async (tx) => {
        if (!(await holdAccount(tx, person.id, null))) return false
        await recordAudit(tx, context, { act: 'accounts release', target: person.id, reason })
        return true
      })
      if (!isReleased) throw new OperatorError(`${email} is not on hold.`)
      return { json: { id: person.id, held: false }, text: `Released: ${describePerson(person)}.` }
    },
  },
]
