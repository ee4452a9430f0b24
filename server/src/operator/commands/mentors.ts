import { recordAct } from '../audit.repo'
import { OperatorError, type Command, type OperatorContext } from '../command'
import { approvedMail, rejectedMail } from '../mentors.mails'
import { findMentor, listMentors, setStatus, STANDINGS, type Standing } from '../mentors.repo'
import type { Mail } from '../../platform/mail/mailer'
import { minute, table } from '../table'

export const mentorCommands: Command[] = [
  {
    name: 'mentors list',
    options: { status: STANDINGS.join('|') },
    about: 'who wants to teach, and who does',
    run: async ({ db }, _, { status }) => {
      const mentors = await listMentors(db, standingNamed(status))
      const rows = mentors.map(({ email, name, standing, experience, expertise, joinedAt, reason }) => {
        const years = `${experience} y`
        return [email, name, standing, years, expertise, minute(joinedAt), reason ?? '']
      })
      const headings = ['e-mail', 'name', 'status', 'exp.', 'expertise', 'joined (UTC)', 'reason']
      return { json: mentors, text: table(headings, rows, 'There are no such mentors.') }
    },
  },
  {
    name: 'mentors approve',
    argument: 'email',
    about: 'lets a mentor teach, and tells them by mail',
    run: async (context, email) => {
      const mentor = await mentorOf(context, email)
      if (mentor.status === 'active') return outcome(mentor.email, 'active', 'is approved already')
      await decide(context, mentor.id, 'active', { act: 'mentors approve', target: mentor.id })
      await tell(context, approvedMail(mentor, `${context.config.siteUrl}${LOGIN_PATH}`))
      return outcome(mentor.email, 'active', 'is approved, and was told by mail')
    },
  },
  {
    name: 'mentors reject',
    argument: 'email',
    options: { reason: 'text' },
    requires: ['reason'],
    about: 'does not let a mentor teach, or no longer, and tells them why',
    run: async (context, email, { reason }) => {
      const mentor = await mentorOf(context, email)
      const why = String(reason).trim()
      await decide(context, mentor.id, 'inactive', { act: 'mentors reject', target: mentor.id, reason: why })
      await tell(context, rejectedMail(mentor, why))
      return outcome(mentor.email, 'rejected', 'is rejected, and was told by mail')
    },
  },
]

const LOGIN_PATH = '/mentor-signup'

const outcome = (email: string, status: Standing, sentence: string) => ({
  json: { email, status },
  text: `${email} ${sentence}.`,
})

function standingNamed(status: string | boolean | undefined): Standing | undefined {
  const standing = STANDINGS.find((one) => one === status)
  if (status !== undefined && !standing)
    throw new OperatorError(`--status is one of ${STANDINGS.join(', ')}.`)
  return standing
}

async function mentorOf({ db }: OperatorContext, email: string) {
  const mentor = await findMentor(db, email)
  if (!mentor) throw new OperatorError(`No mentor has the address ${email}: see \`mentors list\`.`)
  return mentor
}

function decide(
  context: OperatorContext,
  id: string,
  status: 'active' | 'inactive',
  act: Parameters<typeof recordAct>[2],
) {
  return context.db.transaction().execute(async (tx) => {
    await setStatus(tx, id, status, context.clock().toISOString())
    await recordAct(tx, context, act)
  })
}

/** The decision stands, whatever becomes of the mail. */
async function tell({ mailer }: OperatorContext, mail: Mail) {
  await mailer.send(mail).catch((cause: unknown) => {
    throw new OperatorError(
      `It is decided, but the mail to ${mail.to} could not be sent (${String(cause)}): tell them yourself.`,
    )
  })
}
