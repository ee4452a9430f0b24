import { randomUUID } from 'node:crypto'
import { changeConsent, correctBirthYear, withdrawnAt } from '../../accounts/people/age.repo'
import { requireBirthYear } from '../../accounts/people/birthYear'
import type { GuardianConsentRow } from '../../accounts/people/age.repo'
import { notifier } from '../../messages/notifications/notifier'
import { recordForRestore } from '../../kernel/restore-journal/restoreJournal.repo'
import { ApiError } from '../../platform/http/errors'
import { recordAudit } from '../audit.repo'
import { OperatorError, type Command, type OperatorContext } from '../command'
import { describePerson, personOf } from '../personOf'
import { textOf } from './access'

/** Commands to withdraw a guardian's consent without the mailed link, and to correct a year of birth. */
export const ageCommands: Command[] = [
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
      return {
        json: { email: learner.email, state: 'withdrawn' },
        text: `${learner.email} is without chat again (${await context.tellChat()}).`,
      }
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
