import {
  CHECK_OF_MAX,
  MENTOR_CHECK_KINDS,
  type MentorCheckKind,
} from '@mentor-connect/contract/accounts/mentorChecks'
import { table } from '@mentor-connect/contract/rules/textTable'
import { checksOf } from '../../accounts/people/mentorChecks.repo'
import { OperatorError, type Command, type OperatorContext, type Options } from '../command'
import { addCheck, endCheck } from '../mentorChecks'
import { findMentor } from '../mentors.repo'

export const mentorCheckCommands: Command[] = [
  {
    name: 'mentors checks',
    argument: 'email',
    about: 'lists what was checked about a mentor and is on the public page',
    run: async (context, email) => {
      const checks = await checksOf(context.db, (await mentorOf(context, email)).id)
      const rows = checks.map(({ id, kind, detail, checked_on }) => [checked_on, kind, detail, id])
      return { json: checks, text: table(['date', 'kind', 'of', 'id'], rows, 'Nothing was checked.') }
    },
  },
  {
    name: 'mentors check',
    argument: 'email',
    options: { kind: MENTOR_CHECK_KINDS.join('|'), of: 'employer or school', reason: 'what was seen' },
    requires: ['kind', 'reason'],
    about: 'shows on a mentor’s public page that something was checked today',
    run: async (context, email, options) => {
      const mentor = await mentorOf(context, email)
      const check = { mentorId: mentor.id, ...checkedIn(options), reason: String(options['reason']).trim() }
      const id = await addCheck(context, check)
      return { json: { id }, text: `It is on the page of ${mentor.email} now. Its id is ${id}.` }
    },
  },
  {
    name: 'mentors uncheck',
    argument: 'id',
    options: { reason: 'text' },
    requires: ['reason'],
    about: 'takes a check off a mentor’s public page',
    takesAway: async (_, id) => `take the check ${id} off the public page`,
    run: async (context, id, { reason }) => {
      await endCheck(context, id, String(reason).trim())
      return { json: { id, withdrawn: true }, text: 'The check is off the page.' }
    },
  },
]

function checkedIn({ kind: given, of }: Options): { kind: MentorCheckKind; detail: string } {
  const kind = MENTOR_CHECK_KINDS.find((one) => one === given)
  if (!kind) throw new OperatorError(`--kind is one of ${MENTOR_CHECK_KINDS.join(', ')}.`)
  const detail = String(of ?? '').trim()
  if ((detail === '') !== (kind === 'identity'))
    throw new OperatorError('--of names the employer or the school; for an identity it is left out.')
  if (detail.length > CHECK_OF_MAX) throw new OperatorError(`--of has at most ${CHECK_OF_MAX} characters.`)
  return { kind, detail }
}

async function mentorOf({ db }: OperatorContext, email: string) {
  const mentor = await findMentor(db, email)
  if (!mentor) throw new OperatorError(`No mentor has the address ${email}: see \`mentors list\`.`)
  return mentor
}
