import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { Person } from '../../accounts/people/person.repo'
import { findSuspension } from '../../accounts/people/sanctions.repo'
import { OperatorError, type Command, type OperatorContext, type Options } from '../command'
import { describePerson, personOf, roleOption } from '../personOf'
import { endSessions } from '../safety/endSessions'
import { reportOutcome as report } from '../safety/reportOutcome'
import { imposeSanction, liftSanction } from '../safety/sanctionActs'

const DAYS_MAX = 3_650

/** Commands for suspensions and sessions, for emergencies without a back office. */
export const accessCommands: Command[] = [
  {
    name: 'users suspend',
    argument: 'email',
    options: { ...roleOption, reason: 'text', days: 'number' },
    requires: ['reason'],
    about: 'suspends a person at once, also in chat; the person sees the reason by mail and at log-in',
    takesAway: async (context, email, options) =>
      `suspend ${describePerson(await personOf(context, email, options))}`,
    run: async (context, email, options) => {
      const person = await personOf(context, email, options)
      const outcome = await suspend(context, person, options)
      return answer(person, { suspended: true }, outcome ? `is suspended ${outcome}` : 'is suspended already')
    },
  },
  {
    name: 'users restore',
    argument: 'email',
    options: { ...roleOption, reason: 'text' },
    requires: ['reason'],
    about: 'lifts a suspension and notifies the person; the reason is recorded in the audit',
    run: async (context, email, options) => {
      const person = await personOf(context, email, options)
      const outcome = await restore(context, person, textOf(options['reason']))
      const sentence = outcome ? `has access again ${outcome}` : 'is not suspended'
      return answer(person, { suspended: false }, sentence)
    },
  },
  {
    name: 'sessions end',
    argument: 'email',
    options: { ...roleOption, reason: 'text' },
    about: 'logs a person out on every device and notifies the person what to do next',
    takesAway: async (context, email, options) =>
      `log out ${describePerson(await personOf(context, email, options))} on every device`,
    run: async (context, email, options) => {
      const person = await personOf(context, email, options)
      const reason = options['reason'] === undefined ? undefined : textOf(options['reason'])
      const outcome = await endSessions(context, person, reason)
      return answer(person, { ended: true }, `is logged out everywhere ${outcome}`)
    },
  },
]

function suspend(context: OperatorContext, person: Person, options: Options) {
  const reason = textOf(options['reason'])
  const until = untilOf(context.clock(), options['days'])
  return report(context, (tx) =>
    imposeSanction(tx, context, { person, kind: 'suspension', reason, note: null, until }),
  )
}

function restore(context: OperatorContext, person: Person, reason: string) {
  return report(context, async (tx) => {
    const sanction = await findSuspension(tx, person.id)
    return sanction && liftSanction(tx, context, { sanction, person, reason })
  })
}

/** Returns the text of a required option. */
export const textOf = (given: Options[string]) => String(given).trim()

/** Converts `--days` to the time of the end, or to undefined if there is no end. */
function untilOf(now: Date, given: Options[string]): string | undefined {
  if (given === undefined) return undefined
  const days = Number(given)
  if (!Number.isInteger(days) || days < 1 || days > DAYS_MAX)
    throw new OperatorError(`--days is a number from 1 to ${DAYS_MAX}.`)
  return new Date(now.getTime() + days * DAY_MS).toISOString()
}

const answer = ({ id, email }: Person, state: object, sentence: string) => ({
  json: { id, ...state },
  text: `${email} ${sentence}.`,
})
