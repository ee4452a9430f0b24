import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { minute, table } from '@mentor-connect/contract/rules/textTable'
import { SANCTION_KINDS, type SanctionKind } from '@mentor-connect/contract/rules/sanctions'
import { findPerson, type Person } from '../../api/people/person.repo'
import { findSanction, findSuspension, sanctionsOf } from '../../api/people/sanctions.repo'
import { OperatorError, type Command, type OperatorContext, type Options } from '../command'
import { describePerson, personOf, roleOption } from '../personOf'
import { endSessions } from '../safety/endSessions'
import { reportOutcome as report } from '../safety/reportOutcome'
import { imposeSanction, liftSanction } from '../safety/sanctionActs'

const DAYS_MAX = 3_650

export const sanctionCommands: Command[] = [
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
      const outcome = await impose(context, person, 'suspension', options)
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
    name: 'sanctions list',
    argument: 'email',
    options: roleOption,
    about: 'lists the notes, warnings, limits and suspensions of a person, newest first',
    run: async (context, email, options) => {
      const person = await personOf(context, email, options)
      const all = await sanctionsOf(context.db, person.id)
      const rows = all.map((one) => [
        one.id,
        one.kind,
        minute(one.imposed_at),
        one.imposed_by,
        one.until ? minute(one.until) : '',
        one.ended_at ? minute(one.ended_at) : '',
        one.reason ?? one.note ?? '',
      ])
      const headings = ['id', 'kind', 'at (UTC)', 'by', 'until', 'ended', 'reason']
      return { json: all, text: table(headings, rows, `${person.email} has no sanctions.`) }
    },
  },
  {
    name: 'sanctions impose',
    argument: 'email',
    options: { ...roleOption, kind: SANCTION_KINDS.join('|'), reason: 'text', note: 'text', days: 'number' },
    requires: ['kind', 'reason'],
    about: 'imposes a sanction; the person is told the reason, except of a note',
    takesAway: async (context, email, options) =>
      `impose a ${kindOf(options['kind'])} on ${describePerson(await personOf(context, email, options))}`,
    run: async (context, email, options) => {
      const person = await personOf(context, email, options)
      const kind = kindOf(options['kind'])
      const outcome = await impose(context, person, kind, options)
      const sentence = outcome ? `has got a ${kind} ${outcome}` : `has a ${kind} already`
      return answer(person, { kind, imposed: outcome !== undefined }, sentence)
    },
  },
  {
    name: 'sanctions lift',
    argument: 'id',
    options: { reason: 'text' },
    requires: ['reason'],
    about: 'lifts a sanction and notifies the person; the reason is recorded in the audit',
    run: async (context, id, options) => {
      const sanction = await findSanction(context.db, id)
      if (!sanction) throw new OperatorError(`No sanction has the id ${id}: see \`sanctions list\`.`)
      const person = await findPerson(context.db, sanction.role, sanction.person_id)
      const lifting = { sanction, person, reason: textOf(options['reason']) }
      const outcome = await report(context, (tx) => liftSanction(tx, context, lifting))
      return {
        json: { id, lifted: outcome !== undefined },
        text: outcome
          ? `The ${sanction.kind} is lifted ${outcome}.`
          : `The ${sanction.kind} has ended already.`,
      }
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

function impose(context: OperatorContext, person: Person, kind: SanctionKind, options: Options) {
  const given = textOf(options['reason'])
  const until = untilOf(context.clock(), options['days'])
  const reason = kind === 'note' ? null : given
  const note = kind === 'note' ? given : typeof options['note'] === 'string' ? options['note'] : null
  return report(context, (tx) => imposeSanction(tx, context, { person, kind, reason, note, until }))
}

function restore(context: OperatorContext, person: Person, reason: string) {
  return report(context, async (tx) => {
    const sanction = await findSuspension(tx, person.id)
    return sanction && liftSanction(tx, context, { sanction, person, reason })
  })
}

/** A required option. */
export const textOf = (given: Options[string]) => String(given).trim()

function kindOf(given: Options[string]): SanctionKind {
  const kind = SANCTION_KINDS.find((one) => one === given)
  if (!kind) throw new OperatorError(`--kind is one of ${SANCTION_KINDS.join(', ')}.`)
  return kind
}

/** Parses `--days`; undefined without an end. */
export function untilOf(now: Date, given: Options[string]): string | undefined {
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
