import { ROLES } from '@mentor-connect/shared/contracts/people'
import { writeFile } from 'node:fs/promises'
import { findPeople, type Person } from '../../api/account-data/person'
import { recordAct } from '../audit.repo'
import { OperatorError, type Command, type OperatorContext, type Options } from '../command'

const role = { role: ROLES.join('|') }

export const userCommands: Command[] = [
  {
    name: 'users export',
    argument: 'email',
    options: { ...role, out: 'file' },
    about: 'all that both services store about a person, as JSON',
    run: async (context, email, options) => {
      const person = await personOf(context, email, options)
      const data = await context.accountData.export(person)
      await recordAct(context.db, context, { act: 'users export', target: person.id })
      const text = JSON.stringify(data, null, 2)
      if (typeof options['out'] !== 'string') return { json: data, text }
      await writeFile(options['out'], text, { mode: 0o600 })
      return { json: { file: options['out'] }, text: `Written to ${options['out']}.` }
    },
  },
  {
    name: 'users erase',
    argument: 'email',
    options: { ...role, 'keep-certificates': '', reason: 'text' },
    about: 'deletes an account and what belongs to it, for good',
    run: async (context, email, options) => {
      const person = await personOf(context, email, options)
      if (!(await context.confirm(`Type ${person.email} to delete this account for good: `, person.email)))
        throw new OperatorError('Nothing was deleted.')
      const reason = typeof options['reason'] === 'string' ? options['reason'] : undefined
      await recordAct(context.db, context, { act: 'users erase', target: person.id, reason })
      const keepCertificates = options['keep-certificates'] === true
      const state = await context.accountData.erase(person, { keepCertificates })
      return { json: { id: person.id, state }, text: `${person.email}: ${SENTENCES[state]}` }
    },
  },
]

const SENTENCES = {
  done: 'the account is deleted in both services, and the person was told by mail.',
  pending:
    'the account is deleted. Chat or the mail server did not answer: the running server finishes what is left.',
}

/** The one account of this address; of two, the one of `--role`. */
async function personOf({ db }: OperatorContext, email: string, options: Options): Promise<Person> {
  const people = await findPeople(db, email)
  const meant = people.filter((person) => !options['role'] || person.role === options['role'])
  if (meant.length > 1)
    throw new OperatorError(
      `${email} has an account of each role: say which with --role ${ROLES.join(' or --role ')}.`,
    )
  if (!meant[0]) throw new OperatorError(`No account has the address ${email}.`)
  return meant[0]
}
