import { GUARDIAN_CONSENT_STATES } from '@mentor-connect/contract/api/age'
import { minute, table } from '@mentor-connect/contract/rules/textTable'
import { randomUUID } from 'node:crypto'
import {
  changeConsent,
  correctBirthYear,
  findConsent,
  listConsents,
  withdrawnAt,
} from '../../api/people/age.repo'
import { requireBirthYear } from '../../api/people/birthYear'
import {
  consentRefusedMail,
  consentVerifiedMail,
  guardianConsentHoldsMail,
} from '../../api/age/guardian.mails'
import type { GuardianConsentRow } from '../../api/people/age.repo'
import type { Person } from '../../api/people/person.repo'
import { recordForRestore } from '../../api/restore-journal/restoreJournal.repo'
import { ApiError } from '../../platform/http/errors'
import type { MailContent } from '../../platform/mail/mailContent'
import { recordAudit } from '../audit.repo'
import { OperatorError, type Command, type OperatorContext } from '../command'
import { describePerson, personOf } from '../personOf'
import { tell } from '../tell'

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
        ...[one.email, one.name, String(one.birthYear ?? ''), one.state, one.guardianEmail],
        ...[one.guardianName ?? '', one.relation ?? '', one.givenAt ? minute(one.givenAt) : ''],
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
      const { learner, consent } = await givenConsent(context, email)
      const { siteUrl, supportEmail } = context.config
      const mail = consentVerifiedMail(learner, { siteUrl, supportEmail })
      const toGuardian = guardianConsentHoldsMail(consent.guardian_email, {
        name: learner.name,
        supportEmail,
      })
      const told = await decide(context, learner, {
        act: 'guardians verify',
        state: 'verified',
        mail,
        toGuardian,
      })
      return outcome(learner, 'verified', `may use chat, and ${told}`)
    },
  },
  {
    name: 'guardians refuse',
    argument: 'email',
    options: { reason: 'text' },
    requires: ['reason'],
    about: 'does not accept the consent of a learner’s guardian; the learner gets the reason by mail',
    run: async (context, email, options) => {
      const { learner } = await givenConsent(context, email)
      const reason = String(options['reason']).trim()
      const { siteUrl, supportEmail } = context.config
      const mail = consentRefusedMail(learner, { reason, siteUrl, supportEmail })
      const told = await decide(context, learner, { act: 'guardians refuse', state: 'refused', mail, reason })
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
      const reason = String(options['reason']).trim()
      const { db, clock } = context
      const isChanged = await db.transaction().execute(async (tx) => {
        const from: GuardianConsentRow['state'][] = ['asked', 'given', 'verified']
        const change = withdrawnAt(clock().toISOString())
        if (!(await changeConsent(tx, { learnerId: learner.id, from }, change))) return false
        await recordAudit(tx, context, { act: 'guardians withdraw', target: learner.id, reason })
        await recordForRestore(tx, { kind: 'guardian-consent-ended', subject: learner.id }, clock())
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
      const reason = String(options['reason']).trim()
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

async function givenConsent(context: OperatorContext, email: string) {
  const learner = await learnerOf(context, email)
  const consent = await findConsent(context.db, learner.id)
  if (consent?.state === 'given') return { learner, consent }
  const state = consent ? `is in state "${consent.state}"` : 'does not exist'
  throw new OperatorError(
    `The consent for ${learner.email} ${state}: only a consent that was given can be checked.`,
  )
}

interface Decision {
  act: string
  state: 'verified' | 'refused'
  reason?: string
  mail: MailContent
  toGuardian?: MailContent
}

/** Returns the outcome of the call to chat and of the mail. */
async function decide(context: OperatorContext, learner: Person, decision: Decision): Promise<string> {
  const { db, mails, clock } = context
  const { act, state, reason, mail, toGuardian } = decision
  const queued = await db.transaction().execute(async (tx) => {
    const change = { state, decided_at: clock().toISOString() }
    if (!(await changeConsent(tx, { learnerId: learner.id, from: ['given'] }, change)))
      throw new OperatorError('Somebody else has decided at the same moment: see `guardians list`.')
    await recordAudit(tx, context, { act, target: learner.id, ...(reason && { reason }) })
    if (toGuardian)
      await mails.enqueue(tx, { key: `guardian:${randomUUID()}`, mail: toGuardian, personId: learner.id })
    return mails.reserve(tx, { key: `guardian-decision:${randomUUID()}`, mail, personId: learner.id })
  })
  const chat = await context.tellChat()
  return `${await tell(context, queued)} (${chat})`
}
