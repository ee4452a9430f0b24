import {
  BIRTH_YEAR_KNOWN,
  type GuardianRelation,
  type GuardianRequest,
  type OwnAge,
} from '@mentor-connect/contract/trust/age'
import { GUARDIAN_LINK_DAYS } from '@mentor-connect/contract/accounts/birthYear'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { ApiError, errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { notifier } from '../../messages/notifications/notifier'
import type { Person } from '../../accounts/people/person.repo'
import { recordForRestore } from '../../kernel/restore-journal/restoreJournal.repo'
import { hashSecret, newSecret } from '../../platform/keys/secrets'
import {
  asksBeforeContact,
  asksBirthYear,
  changeConsent,
  findAge,
  findConsent,
  findConsentByToken,
  PUT_OFF,
  putRequest,
  storeBirthYear,
  storePutOff,
  withdrawnAt,
} from '../../accounts/people/age.repo'
import { requireBirthYear } from '../../accounts/people/birthYear'
import { guardianRequestMail } from './guardian.mails'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'jobs' | 'mails' | 'config'>
type Consent = NonNullable<Awaited<ReturnType<typeof findConsentByToken>>>

/** Stores years of birth, and the guardian's consent with which a minor may use chat. */
export function ageService({ db, clock, jobs, mails, config }: Dependencies) {
  const notifications = notifier({ jobs, clock })

  async function ownAge(learnerId: string): Promise<OwnAge> {
    const age = await findAge(db, learnerId)
    const isMinor = age?.is_minor === 1
    const consent = isMinor ? await findConsent(db, learnerId) : undefined
    return {
      birthYear: age?.birth_year ?? null,
      ask: age !== undefined && asksBirthYear(age),
      ...(age && beforeContact(age)),
      guardianConsent: !isMinor
        ? null
        : consent
          ? { state: consent.state, guardianEmail: consent.guardian_email, askedAt: consent.asked_at }
          : { state: 'none' },
    }
  }

  function beforeContact(
    age: NonNullable<Awaited<ReturnType<typeof findAge>>>,
  ): Pick<OwnAge, 'beforeContact'> {
    if (age.birth_year === null && config.requireAge === 'on') return { beforeContact: 'require' }
    return asksBeforeContact(age) ? { beforeContact: 'ask' } : {}
  }

  /**
   * Finds the consent to which a guardian's link belongs. @throws `not_found` if the token is unknown or has
   * expired
   */
  async function linked(token: string): Promise<Consent> {
    const consent = await findConsentByToken(db, hashSecret(token))
    const since = clock().getTime() - GUARDIAN_LINK_DAYS * DAY_MS
    if (!consent || (consent.state === 'asked' && new Date(consent.asked_at).getTime() < since))
      throw errors.notFound('Request')
    return consent
  }

  const present = ({ learner_name: learnerName, state, guardian_name: name }: Consent): GuardianRequest => ({
    learnerName,
    state,
    ...(name !== null && { guardianName: name }),
  })

  return {
    ownAge,

    /** Stores the year of birth. @throws `forbidden` if another year is stored already */
    async setBirthYear(learnerId: string, birthYear: number): Promise<OwnAge> {
      requireBirthYear(birthYear, clock())
      const isStored = await storeBirthYear(db, learnerId, birthYear, clock())
      if (!isStored && (await findAge(db, learnerId))?.birth_year !== birthYear) throw birthYearKnown()
      return ownAge(learnerId)
    },

    async putOff(learnerId: string, at: keyof typeof PUT_OFF): Promise<OwnAge> {
      await storePutOff(db, learnerId, PUT_OFF[at])
      return ownAge(learnerId)
    },

    async askGuardian({ id, email }: Pick<Person, 'id' | 'email'>, guardianEmail: string): Promise<OwnAge> {
      if ((await findAge(db, id))?.is_minor !== 1) throw errors.forbidden()
      if (mailboxOf(guardianEmail) === mailboxOf(email))
        throw errors.invalidInput({ guardianEmail: 'Enter the address of your parent or guardian.' })
      const token = newSecret()
      const tokenHash = hashSecret(token)
      const { supportEmail } = config
      // The token is in the fragment, which browsers never send to a server, so that it is never logged.
      const mail = guardianRequestMail(guardianEmail, { path: `/guardian-consent#${token}`, supportEmail })
      await db.transaction().execute(async (tx) => {
        const request = { learnerId: id, guardianEmail, tokenHash, now: clock().toISOString() }
        if (!(await putRequest(tx, request))) return
        await mails.enqueue(tx, { key: `guardian-request:${tokenHash}`, mail, personId: id })
        await notifications.acted(tx, { personId: id, topic: 'consent', subject: id })
      })
      return ownAge(id)
    },

    request: async (token: string) => present(await linked(token)),

    /** Stores the guardian's consent. Idempotent. */
    async give(token: string, by: { name: string; relation: GuardianRelation }): Promise<GuardianRequest> {
      const { learner_id: learnerId, token_hash: tokenHash } = await linked(token)
      const given = { guardian_name: by.name.trim(), relation: by.relation }
      await changeConsent(
        db,
        { learnerId, tokenHash, from: ['asked', 'given', 'withdrawn'] },
        { state: 'given', ...given, given_at: clock().toISOString(), decided_at: null },
      )
      return present(await linked(token))
    },

    async withdraw(token: string): Promise<GuardianRequest> {
      const { learner_id: learnerId, token_hash: tokenHash } = await linked(token)
      await db.transaction().execute(async (tx) => {
        const isChanged = await changeConsent(
          tx,
          { learnerId, tokenHash, from: ['asked', 'given', 'verified'] },
          withdrawnAt(clock().toISOString()),
        )
        if (!isChanged) return
        await recordForRestore(tx, { kind: 'guardian-consent-ended', subject: learnerId }, clock())
        const event = { subject: learnerId, to: learnerId, key: randomUUID() }
        await notifications.record(tx, { kind: 'consent-withdrawn', ...event })
      })
      return present(await linked(token))
    },
  }
}

/**
 * Returns the mailbox to which an address leads. Text after a plus sign does not count, nor do dots in Gmail
 * addresses.
 */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const host = email.slice(at + 1).toLowerCase()
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  return GMAIL.includes(host) ? `${name.replaceAll('.', '')}@${GMAIL[0]}` : `${name}@${host}`
}

const GMAIL = ['gmail.com', 'googlemail.com']

const birthYearKnown = () =>
  new ApiError(
    403,
    'forbidden',
    'Your year of birth is known already. Write to us to correct it.',
    undefined,
    { reason: BIRTH_YEAR_KNOWN },
  )
