import { minute, table } from '@mentor-connect/contract/rules/textTable'
import { plainLine } from '../../platform/mail/renderText'
import { OperatorError, type Command } from '../command'
import { limitOf } from '../limit'
import { decideAppeal } from '../safety/appealActs'
import { listAppeals } from '../safety/appealStates.repo'
import { deliverOutcome } from '../safety/reportOutcome'
import { textOf } from './sanctions'

const RULINGS = ['accepted', 'rejected'] as const

export const appealCommands: Command[] = [
  {
    name: 'appeals list',
    options: { limit: 'number' },
    about: 'lists open appeals against sanctions, oldest first',
    run: async ({ db }, _, options) => {
      const appeals = await listAppeals(db, limitOf(options['limit']))
      const rows = appeals.map((one) => [
        one.id,
        minute(one.created_at),
        one.person_id,
        one.kind,
        one.imposed_by,
        plainLine(one.reason ?? ''),
        plainLine(one.text),
      ])
      const headings = ['id', 'at (UTC)', 'by', 'against', 'imposed by', 'its reason', 'appeal']
      return { json: appeals, text: table(headings, rows, 'There are no open appeals.') }
    },
  },
  {
    name: 'appeals decide',
    argument: 'id',
    options: { ruling: RULINGS.join('|'), answer: 'text', 'only-operator': '' },
    requires: ['ruling', 'answer'],
    about: 'decides an appeal and tells the person; an accepted one lifts its sanction',
    run: async (context, id, options) => {
      const ruling = RULINGS.find((one) => one === options['ruling'])
      if (!ruling) throw new OperatorError(`--ruling is one of ${RULINGS.join(', ')}.`)
      const done = await decideAppeal(context, id, {
        isAccepted: ruling === 'accepted',
        answer: textOf(options['answer']),
        isOnlyOperator: options['only-operator'] === true,
      })
      return { json: { id, ruling }, text: `The appeal is ${ruling} ${await deliverOutcome(context, done)}.` }
    },
  },
]
