import { writeFile } from 'node:fs/promises'
import type { Person } from '../../accounts/people/person.repo'
import { countCertificates, countTaughtCourses } from '../../api/account-data/terms.repo'
import { personHash } from '../../platform/http/requestLog'
import { recordAudit } from '../audit.repo'
import type { Command, OperatorContext } from '../command'
import { describePerson, personOf, roleOption } from '../personOf'

export const userCommands: Command[] = [
  {
    name: 'users export',
    argument: 'email',
    options: { ...roleOption, out: 'file' },
    about: 'exports all data of both services about a person, as JSON',
    run: async (context, email, options) => {
      const person = await personOf(context, email, options)
      const data = await context.accountData.export(person)
      await recordAudit(context.db, context, { act: 'users export', target: person.id })
      if (typeof options['out'] === 'string') {
        await writeFile(options['out'], data, { mode: 0o600 })
        return { json: { file: options['out'] }, text: `Written to ${options['out']}.` }
      }
      let text = ''
      for await (const piece of data) text += piece
      return { json: JSON.parse(text), text }
    },
  },
  {
    name: 'users pseudonym',
    argument: 'email',
    options: roleOption,
    about: 'prints what stands for a person in logs and in reports of errors, with the SERVICE_KEY of today',
    run: async (context, email, options) => {
      const person = await personOf(context, email, options)
      const pseudonym = personHash(context.config.serviceKey)(person.id)
      await recordAudit(context.db, context, { act: 'users pseudonym', target: person.id })
      return { json: { pseudonym }, text: pseudonym }
    },
  },
  {
    name: 'users erase',
    argument: 'email',
    options: { ...roleOption, reason: 'text', 'keep-certificates': '', 'dry-run': '' },
    requires: ['reason'],
    about:
      'permanently deletes an account with its data, and mails the reason; --dry-run only reports what would be deleted',
    takesAway: async (context, email, options) =>
      `permanently delete the account of ${describePerson(await personOf(context, email, options))}`,
    run: async (context, email, options) => {
      const person = await personOf(context, email, options)
      if (options['dry-run']) return preview(context, person)
      const reason = String(options['reason']).trim()
      await recordAudit(context.db, context, { act: 'users erase', target: person.id, reason })
      const keepCertificates = options['keep-certificates'] === true
      const state = await context.accountData.erase(person, { keepCertificates, reason })
      return { json: { id: person.id, state }, text: `${person.email}: ${SENTENCES[state]}` }
    },
  },
]

async function preview({ db }: OperatorContext, person: Person) {
  const certificates = await countCertificates(db, person.id)
  const coursesThatStay = await countTaughtCourses(db, person.id)
  const { id, role, email } = person
  return {
    json: { id, role, email, certificates, coursesThatStay, deleted: false },
    text: [
      `Would delete ${describePerson(person)}, id ${id}, the files and what chat keeps.`,
      `Certificates that go, or stay with --keep-certificates: ${certificates}.`,
      `Courses that stay, without the name, for those who learn with them: ${coursesThatStay}.`,
      'Nothing was deleted.',
    ].join('\n'),
  }
}

const SENTENCES = {
  done: 'the account is deleted in both services. The running server tells the person by mail.',
  pending:
    'the account is deleted. Chat or the file store did not answer: the running server finishes what is left.',
}
