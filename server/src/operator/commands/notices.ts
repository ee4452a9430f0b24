import { ROLES, type Role } from '@mentor-connect/contract/accounts/people'
import { table } from '@mentor-connect/contract/rules/textTable'
import { readFile, writeFile } from 'node:fs/promises'
import { affectedPeople } from '../notices/affected.query'
import { readNotice } from '../notices/readNotice'
import { reachOf, requireSameNotice, sendNotice, type Sending, type Sent } from '../notices/sendNotice'
import { OperatorError, type Command, type Options } from '../command'
import { roleOption } from '../personOf'

export const noticeCommands: Command[] = [
  {
    name: 'affected list',
    options: {
      ...roleOption,
      'created-before': 'time',
      'used-since': 'time',
      course: 'id',
      out: 'file',
    },
    about: 'lists whose data a breach concerns, minors first; --out writes their ids for `notify`',
    run: async ({ db }, _argument, options) => {
      const people = await affectedPeople(db, scopeOf(options))
      const counts = { people: people.length, minors: people.filter((one) => one.is_minor).length }
      if (typeof options['out'] === 'string') {
        await writeFile(options['out'], people.map(({ id }) => `${id}\n`).join(''), { mode: 0o600 })
        const text = `${counts.people} people, ${counts.minors} of them minors, are in ${options['out']}.`
        return { json: { ...counts, file: options['out'] }, text }
      }
      const rows = people.map((one) => [
        one.id,
        one.role,
        one.email,
        one.language ?? 'both',
        one.is_minor ? 'minor' : '',
        one.guardian_email ?? '',
      ])
      const headings = ['id', 'role', 'address', 'language', 'age', 'guardian']
      return { json: people, text: table(headings, rows, 'Nobody is concerned.') }
    },
  },
  {
    name: 'notify',
    argument: 'file',
    options: { name: 'text', people: 'file', reason: 'text', 'dry-run': '' },
    requires: ['name', 'people', 'reason'],
    about: 'mails a notice to the people of a list, each in their language and once; run it again to go on',
    takesAway: async (context, file, options) => {
      const sending = await readSending(file, options)
      await requireSameNotice(context, sending)
      const { queued } = await reachOf(context, sending)
      return `mail “${sending.notice.en.subject}” to ${queued} people`
    },
    run: async (context, file, options) => {
      const sending = await readSending(file, options)
      if (!options['dry-run']) {
        const sent = await sendNotice(context, sending)
        return { json: sent, text: `${summary(sent)} The running server sends the mails.` }
      }
      await requireSameNotice(context, sending)
      const reach = await reachOf(context, sending)
      const { en, hi } = sending.notice
      const texts = [en, hi].map(({ subject, paragraphs }) => [subject, ...paragraphs].join('\n\n'))
      return {
        json: { ...reach, notice: sending.notice, sent: false },
        text: [...texts, summary(reach), 'Nothing was sent.'].join('\n\n'),
      }
    },
  },
]

const NAME = /^[a-z0-9][a-z0-9-]{2,60}$/

async function readSending(file: string, options: Options): Promise<Sending> {
  const name = String(options['name'] ?? '').trim()
  if (!NAME.test(name))
    throw new OperatorError('--name is lower-case letters, digits and hyphens: breach-2026-12.')
  if (typeof options['people'] !== 'string')
    throw new OperatorError('--people is a file with one id in each line: see `affected list --out`.')
  const people = (await readFile(options['people'], 'utf8')).split('\n').map((line) => line.trim())
  return {
    name,
    notice: readNotice(await readFile(file, 'utf8')),
    people: [...new Set(people.filter(Boolean))],
    reason: String(options['reason'] ?? '').trim(),
  }
}

function summary({ queued, earlier, unknown }: Sent): string {
  const lines = [`Mails: ${queued}. Mailed before: ${earlier}. Without an account: ${unknown.length}.`]
  if (unknown.length > 0) lines.push(`Unknown: ${unknown.slice(0, 20).join(', ')}`)
  return lines.join('\n')
}

function scopeOf(options: Options) {
  const role = options['role']
  if (role !== undefined && !ROLES.some((one) => one === role))
    throw new OperatorError(`--role is ${ROLES.join(' or ')}.`)
  return {
    ...(role !== undefined && { role: role as Role }),
    ...(options['created-before'] !== undefined && {
      createdBefore: timeOf(options['created-before'], 'created-before'),
    }),
    ...(options['used-since'] !== undefined && { usedSince: timeOf(options['used-since'], 'used-since') }),
    ...(options['course'] !== undefined && { courseId: String(options['course']) }),
  }
}

/**
 * Converts the value of a command-line option such as `--created-before` to an ISO instant.
 *
 * @param option name of the option, for the error message
 * @throws OperatorError if the value is not a time
 */
function timeOf(given: Options[string], option: string): string {
  const time = new Date(String(given).trim())
  if (Number.isNaN(time.getTime()))
    throw new OperatorError(`--${option} is a time such as 2026-12-01T18:30Z.`)
  return time.toISOString()
}
