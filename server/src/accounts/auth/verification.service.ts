import { isUniqueViolation } from '../../platform/database/isUniqueViolation'
import { accountErrors } from '../accountErrors'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { matchesOtp } from '../passwords/codes'
import { deleteSignUpLinks, deleteSignups } from '../people/credentials.repo'
import { createAccount } from './createAccount'
import { forgottenBefore } from './otp'
import { chooseSignup } from './chooseSignup'
import { countGuess, countGuessOfDay, findSignups, type Claim, type Signup } from './signups.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'keys' | 'clock' | 'mails' | 'config'>

/** Turns a sign-up into an account when its code is entered. */
export function verificationService({ db, keys, clock, mails, config }: Dependencies) {
  const otpKey = keys.secretFor('otp')

  /**
   * Throws if the attempt is refused, so that the counters are rolled back. A compared attempt stays counted,
   * right or wrong.
   */
  async function guess(tx: Database, claim: Claim, signup: Signup | undefined, otp: string | number) {
    const now = clock().toISOString()
    if (!(await countGuessOfDay(tx, claim, now.slice(0, 10)))) throw accountErrors.otpClosed()
    if (!signup) return false
    if (signup.otp_expires_at <= now) throw accountErrors.otpExpired()
    const counted = await countGuess(tx, signup.id)
    if (!counted) throw accountErrors.otpExhausted()
    if (!matchesOtp(otp, counted.otp_hash, otpKey)) return false
    await createAccount({ tx, mails, config }, counted, now)
    await deleteSignups(tx, claim)
    await deleteSignUpLinks(tx, claim)
    return true
  }

  return {
    async verify(claim: Claim, otp: string | number, secret: string | undefined) {
      const signups = await findSignups(db, claim, forgottenBefore(clock()))
      const signup = chooseSignup(signups, secret, clock())
      const isRight = await db
        .transaction()
        .execute((tx) => guess(tx, claim, signup, otp))
        .catch(takenMeanwhile)
      if (!isRight) throw accountErrors.otpInvalid()
    },
  }
}

/**
 * Translates the error that occurs if two browsers verify one address at the same time: the second one finds
 * that the account already exists.
 */
function takenMeanwhile(error: unknown) {
  if (isUniqueViolation(error)) return false
  throw error
}
