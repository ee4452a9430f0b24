import type { Role } from '@mentor-connect/contract/accounts/people'
import { createHmac } from 'node:crypto'
import { accountErrors } from '../accountErrors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { findPerson } from '../people/person.repo'
import { guessWarningMail } from './guesses.mails'
import { GUESS_SUBJECTS_MAX, GUESSES_BEFORE_WARNING, WARNING_INTERVAL_MS } from './guessDelays'
import { claimWarning, countGuess, deleteLeastGuesses, forgetGuesses } from './guesses.repo'

/** The account whose password is attempted, and the device that the attempt comes from. The account may not exist. */
export interface GuessTarget {
  role: Role
  /** In lower case. */
  email: string
  /** Id of the account; undefined if there is none. */
  personId: string | undefined
  /** The known device of this account that the attempt comes from, if any. */
  deviceId?: string | null
}

/** Number of new counters after which this process deletes surplus counters from the table. */
const TRIMMED_EVERY = 1000

type Dependencies = Pick<ApiDependencies, 'db' | 'keys' | 'clock' | 'mails'>

export type PasswordGuesses = ReturnType<typeof passwordGuesses>

/**
 * Delays password attempts progressively, over all endpoints that take a password. Attempts from a known device of the
 * account are counted for that device alone, so strangers' attempts do not delay the owner.
 */
export function passwordGuesses({ db, keys, clock, mails }: Dependencies) {
  const key = keys.secretFor('password-guesses')
  let newSubjects = 0

  const accountSubject = ({ role, email }: GuessTarget) =>
    `account:${createHmac('sha256', key).update(`${role}:${email}`).digest('base64url')}`
  const subjectOf = (target: GuessTarget) =>
    target.deviceId ? `device:${target.deviceId}` : accountSubject(target)

  async function count(subject: string): Promise<number> {
    const counted = await countGuess(db, subject, clock())
    if ('failures' in counted) {
      if (counted.failures === 1) await boundSubjects()
      return counted.failures
    }
    const wait = new Date(counted.blockedUntil).getTime() - clock().getTime()
    throw accountErrors.tooManyGuesses(Math.max(1, Math.ceil(wait / 1000)))
  }

  /** Limits the size of the table, because anybody can attempt any number of unknown addresses. */
  async function boundSubjects() {
    newSubjects += 1
    if (newSubjects % TRIMMED_EVERY === 0) await deleteLeastGuesses(db, GUESS_SUBJECTS_MAX)
  }

  /** Warns the owner by mail. */
  async function warn(target: GuessTarget) {
    const now = clock()
    const before = new Date(now.getTime() - WARNING_INTERVAL_MS).toISOString()
    const subject = accountSubject(target)
    if (!(await claimWarning(db, subject, { now: now.toISOString(), before }))) return
    const owner = target.personId && (await findPerson(db, target.role, target.personId))
    if (!owner) return
    const mail = guessWarningMail(owner)
    await mails.enqueue(db, { key: `guesses:${owner.id}:${now.toISOString()}`, mail, personId: owner.id })
  }

  return {
    /**
     * Compares one attempt unless attempts are blocked. Returns whether it is right.
     *
     * @throws ApiError `too_many_guesses` without a comparison
     */
    async check(target: GuessTarget, compare: () => Promise<boolean>): Promise<boolean> {
      const subject = subjectOf(target)
      const failures = await count(subject)
      const isRight = await compare()
      if (isRight) await forgetGuesses(db, subject)
      else if (failures >= GUESSES_BEFORE_WARNING) await warn(target)
      return isRight
    },

    /**
     * Compares one attempt by the holder of a mailed link. It has its own counter, so that attempts of other
     * people at the address do not delay it.
     */
    async checkLink(tokenHash: string, compare: () => Promise<boolean>): Promise<boolean> {
      const subject = `link:${tokenHash}`
      await count(subject)
      const isRight = await compare()
      if (isRight) await forgetGuesses(db, subject)
      return isRight
    },

    /** Compares one attempt at a recovery code, by somebody who has shown the password. */
    async checkRecoveryCode(personId: string, compare: () => Promise<boolean>): Promise<boolean> {
      const subject = `recovery:${personId}`
      await count(subject)
      const isRight = await compare()
      if (isRight) await forgetGuesses(db, subject)
      return isRight
    },

    /** Resets the count after the owner has proved their identity by mail. */
    forget: (target: GuessTarget) => forgetGuesses(db, subjectOf(target)),
  }
}
