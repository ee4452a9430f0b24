import { GUARDIAN_CONSENT_STATES } from '@mentor-connect/contract/api/age'
import { minute, table } from '@mentor-connect/contract/rules/textTable'
import { randomUUID } from 'node:crypto'
import { changeConsent, correctBirthYear, listConsents, withdrawnAt } from '../../api/people/age.repo'
import { requireBirthYear } from '../../api/people/birthYear'
import type { GuardianConsentRow } from '../../api/people/age.repo'
import type { Person } from '../../api/people/person.repo'
import { notifier } from '../../api/notifications/notifier'
import { recordForRestore } from '../../api/restore-journal/restoreJournal.repo'
import { ApiError } from '../../platform/http/errors'
import { recordAudit } from '../audit.repo'
import { OperatorError, type Command, type OperatorContext } from '../command'
import { describePerson, personOf } from '../personOf'
import { refuseConsent, verifyConsent } from '../safety/consentActs'
import { textOf } from './sanctions'

const STATES = GUARDIAN_CONSENT_STATES.filter((state) => state !== 'none')

/** The consent of guardians, and years of birth that were entered wrongly. */
export const guardianCommands: Command[] = [
  {
    name: 'guardians list',
    options: { state: STATES.join('|') },
    about: 'lists the consents of guardians, `given` ones wait for your check',
    run: async ({ db }, _, { state }) => {
      const consents = await listConsents(db, stateNamed(state))
      const rows = consents.map((one) => [
        one.email,
        one.name,
        String(one.birthYear ?? ''),
        one.state,
        one.guardianEmail,
        one.guardianName ?? '',
        one.relation ?? '',
        one.givenAt ? minute(one.givenAt) : '',
      ])
      const headings = ['learner', 'name', 'born', 'state', 'guardian', 'name', 'relation', 'given (UTC)']
      return { json: consents, text: table(headings, rows, 'There are no such consents.') }
    },
  },
  {
    name: 'guardians verify',
    argument: 'email',
    about: 'confirms the consent of a learner’s guardian, whom you have checked: chat opens',
    run: async (context, email) => {
      const learner = await learnerOf(context, email)
      return outcome(learner, 'verified', `may use chat, and ${await verifyConsent(context, learner)}`)
    },
  },
  {
    name: 'guardians refuse',
    argument: 'email',
    options: { reason: 'text' },
    requires: ['reason'],
    about: 'does not accept the consent of a learner’s guardian; the learner gets the reason by mail',
    run: async (context, email, options) => {
      const learner = await learnerOf(context, email)
      const told = await refuseConsent(context, learner, textOf(options['reason']))
      return outcome(learner, 'refused', `stays without chat, and ${told}`)
    },
  },
  {
    name: 'guardians withdraw',
    argument: 'email',
    options: { reason: 'text' },
    requires: ['reason'],
    takesAway: async (context, email) => `close chat for ${describePerson(await learnerOf(context, email))}`,
    about: 'withdraws a consent, for example because its guardian called: chat closes at once',
    run: async (context, email, options) => {
      const learner = await learnerOf(context, email)
      const reason = textOf(options['reason'])
      const { db, clock } = context
      const isChanged = await db.transaction().execute(async (tx) => {
        const from: GuardianConsentRow['state'][] = ['asked', 'given', 'verified']
        const change = withdrawnAt(clock().toISOString())
        if (!(await changeConsent(tx, { learnerId: learner.id, from }, change))) return false
        await recordAudit(tx, context, { act: 'guardians withdraw', target: learner.id, reason })
        await recordForRestore(tx, { kind: 'guardian-consent-ended', subject: learner.id }, clock())
        const event = { subject: learner.id, to: learner.id, key: randomUUID() }
        await notifier(context).record(tx, { kind: 'consent-withdrawn', ...event })
        return true
      })
      if (!isChanged) throw new OperatorError(`${learner.email} has no consent that could be withdrawn.`)
      return outcome(learner, 'withdrawn', `is without chat again (${await context.tellChat()})`)
    },
  },
  {
    name: 'users birth-year',
    argument: 'email',
    options: { year: 'yyyy', reason: 'text' },
    requires: ['year', 'reason'],
    about: 'corrects the year of birth of a learner, which decides about chat',
    run: async (context, email, options) => {
      const learner = await learnerOf(context, email)
      const year = yearOf(options['year'], context.clock())
      const reason = textOf(options['reason'])
      await context.db.transaction().execute(async (tx) => {
        await correctBirthYear(tx, learner.id, year, context.clock())
        await recordAudit(tx, context, { act: 'users birth-year', target: learner.id, reason })
      })
      const text = `${learner.email} was born in ${year} (${await context.tellChat()}).`
      return { json: { email: learner.email, birthYear: year }, text }
    },
  },
]

const outcome = ({ email }: Person, state: string, sentence: string) => ({
  json: { email, state },
  text: `${email} ${sentence}.`,
})

function stateNamed(value: string | boolean | undefined) {
  const state = STATES.find((one) => one === value)
  if (value !== undefined && !state) throw new OperatorError(`--state is one of ${STATES.join(', ')}.`)
  return state
}

function yearOf(value: string | boolean | undefined, now: Date): number {
  const year = Number(value)
  try {
    requireBirthYear(Number.isInteger(year) ? year : 0, now)
    return year
  } catch (error) {
    if (error instanceof ApiError) throw new OperatorError(`--year: ${error.fields?.['birthYear']}`)
    throw error
  }
}

const learnerOf = (context: OperatorContext, email: string) => personOf(context, email, { role: 'user' })
