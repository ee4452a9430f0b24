import { randomUUID } from 'node:crypto'
import { LOGIN_PATHS } from '../../api/people/sitePaths'
import { findSuspension } from '../../api/people/suspensions.repo'
import { recordForRestore } from '../../api/restore-journal/restoreJournal.repo'
import { recordAudit } from '../audit.repo'
import { OperatorError, type Command, type OperatorContext } from '../command'
import { approvedMail, rejectedMail } from '../mentors.mails'
import { findMentor, listMentors, setStatus, STANDINGS, type Standing } from '../mentors.repo'
import type { Mail } from '../../platform/mail/mailer'
import { minute, table } from '../table'
import { tell } from '../tell'

export const mentorCommands: Command[] = [
  {
    name: 'mentors list',
    options: { status: STANDINGS.join('|') },
    about: 'lists mentors and applications',
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
    about: 'approves a mentor, who is notified by mail',
    run: async (context, email) => {
      const mentor = await mentorOf(context, email)
      if (mentor.status === 'active') return outcome(mentor.email, 'active', 'is approved already')
      const { siteUrl, supportEmail } = context.config
      const mail = approvedMail(mentor, { loginUrl: siteUrl + LOGIN_PATHS.mentor, supportEmail })
      const told = await decide(context, mentor.id, 'active', mail, {
        act: 'mentors approve',
        target: mentor.id,
      })
      return outcome(mentor.email, 'active', `is approved, and ${told}`)
    },
  },
  {
    name: 'mentors reject',
    argument: 'email',
    options: { reason: 'text' },
    requires: ['reason'],
    about: 'rejects a mentor, also in chat; the mentor gets the reason by mail',
    run: async (context, email, { reason }) => {
      const mentor = await mentorOf(context, email)
      const why = String(reason).trim()
      const act = { act: 'mentors reject', target: mentor.id, reason: why }
      const mail = rejectedMail(mentor, { reason: why, supportEmail: context.config.supportEmail })
      const told = await decide(context, mentor.id, 'inactive', mail, act)
      return outcome(mentor.email, 'rejected', `is rejected, and ${told}`)
    },
  },
]

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
  if (await findSuspension(db, mentor.id))
    throw new OperatorError(`${mentor.email} is suspended: lift it with \`users restore\` first.`)
  return mentor
}

/** Returns the outcome of the call to chat and of the mail, which is queued in the transaction of the decision. */
async function decide(
  context: OperatorContext,
  id: string,
  status: 'active' | 'inactive',
  mail: Mail,
  act: Parameters<typeof recordAudit>[2],
): Promise<string> {
  const { db, mails, clock } = context
  const queued = await db.transaction().execute(async (tx) => {
    await setStatus(tx, id, status, clock().toISOString())
    await recordAudit(tx, context, act)
    const kind = status === 'active' ? 'mentor-approved' : 'mentor-rejected'
    await recordForRestore(tx, { kind, subject: id, role: 'mentor' }, clock())
    return mails.reserve(tx, { key: `${kind}:${randomUUID()}`, mail, personId: id })
  })
  const chat = await context.tellChat()
  return `${await tell(context, queued)} (${chat})`
}
