import { minute, table } from '@mentor-connect/contract/rules/textTable'
import { decideApplication } from '../applications.service'
import { OperatorError, type Command, type OperatorContext } from '../command'
import { findMentor, findStanding, listMentors, STANDINGS, type Standing } from '../mentors.repo'
import { describePerson } from '../personOf'

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
      const { mentor, standing } = await mentorOf(context, email)
      if (standing === 'active') return outcome(mentor.email, 'active', 'is approved already')
      const decided = await decideApplication(context, mentor, {
        decision: 'approve',
        text: '',
        expected: standing,
      })
      return outcome(mentor.email, decided.standing, `is approved, and ${decided.told}`)
    },
  },
  {
    name: 'mentors ask',
    argument: 'email',
    options: { text: 'question' },
    requires: ['text'],
    about: 'mails an applicant a question, and leaves the application as it is',
    run: async (context, email, { text }) => {
      const { mentor, standing } = await mentorOf(context, email)
      const question = String(text).trim()
      const decided = await decideApplication(context, mentor, {
        decision: 'ask',
        text: question,
        expected: standing,
      })
      return outcome(mentor.email, decided.standing, decided.told)
    },
  },
  {
    name: 'mentors reject',
    argument: 'email',
    options: { reason: 'text' },
    requires: ['reason'],
    about: 'rejects a mentor, also in chat; the mentor gets the reason by mail',
    takesAway: async (context, email) =>
      `reject ${describePerson({ role: 'mentor', ...(await mentorOf(context, email)).mentor })}`,
    run: async (context, email, { reason }) => {
      const { mentor, standing } = await mentorOf(context, email)
      const decided = await decideApplication(context, mentor, {
        decision: 'reject',
        text: String(reason).trim(),
        expected: standing,
      })
      return outcome(mentor.email, decided.standing, `is rejected, and ${decided.told}`)
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
  const standing = mentor && (await findStanding(db, mentor.id))
  if (!mentor || !standing)
    throw new OperatorError(`No mentor has the address ${email}: see \`mentors list\`.`)
  if (standing === 'suspended')
    throw new OperatorError(`${mentor.email} is suspended: lift it with \`users restore\` first.`)
  return { mentor, standing }
}
