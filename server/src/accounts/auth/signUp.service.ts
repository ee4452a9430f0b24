import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { randomUUID } from 'node:crypto'
import { accountErrors } from '../accountErrors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { hashPassword } from '../passwords/hashing'
import { requireStrongPassword } from '../passwords/strongPassword'
import { requireBirthYear } from '../people/birthYear'
import { hashSecret, newSecret } from '../../platform/keys/secrets'
import type { MentorApplication } from './mentorApplication'
import { forgottenBefore, resendCooldown } from './otp'
import { chooseSignup, ofSecret } from './chooseSignup'
import type { SignUpLinks } from './signUpLink.service'
import type { SignUpMails } from './signUpMail.service'
import {
  deleteSignup,
  deleteSurplusSignups,
  findSignups,
  insertSignup,
  renewCode,
  updateSignup,
  type Answers,
  type Claim,
  type Signup,
} from './signups.repo'

export interface NewSignUp {
  name: string
  email: string
  password: string
  role: Role
  /** Present for mentors only. */
  application?: MentorApplication
  /** Present for learners only. */
  birthYear?: number
  /** Present for learners only. */
  certificateName?: string
  consentVersion?: string
  language?: Locale
  /** Token of a mailed link. It proves that the person owns the address, so that no code is needed. */
  linkToken?: string
}

/** Identifies the requester by the secret in the browser's sign-up cookie and by the network, hashed. */
export interface Requester {
  secret: string | undefined
  network: string
}

/**
 * The result of a sign-up. `isMailed` is false if the address has reached its hourly limit of mails; a link in
 * any of the earlier mails can then be used.
 */
export type SignUpOutcome = { kind: 'verified' } | { kind: 'waiting'; secret: string; isMailed: boolean }

type MailOutcome = 'mailed' | 'too-soon' | 'limit-reached'

export type SignUpService = ReturnType<typeof signUpService>

interface Dependencies extends Pick<ApiDependencies, 'db' | 'clock'> {
  codeMails: SignUpMails
  links: SignUpLinks
}

/**
 * Pending sign-ups, to be confirmed by a code or a link. An address that already has an account is handled the same way,
 * with a code that is never sent and never matches, so that a caller cannot tell the difference.
 */
export function signUpService({ db, clock, codeMails, links }: Dependencies) {
  const waiting = (claim: Claim) => findSignups(db, claim, forgottenBefore(clock()))

  async function sendAgain(signup: Signup, network: string): Promise<MailOutcome> {
    const codeMail = await codeMails.write(signup)
    const outcome = await db
      .transaction()
      .execute(async (tx) => {
        if (!(await renewCode(tx, signup.id, codeMail.code, resendCooldown(clock())))) return 'too-soon'
        const posted = await codeMails.post(tx, signup.id, codeMail, network)
        // Rolls back, so that the code that was mailed before stays valid.
        if (!posted) throw new MailLimitReached()
        return posted
      })
      .catch((error: unknown) => {
        if (error instanceof MailLimitReached) return 'limit-reached' as const
        throw error
      })
    if (typeof outcome === 'string') return outcome
    await codeMails.deliver(outcome, (tx) => updateSignup(tx, signup.id, lastCodeOf(signup)))
    return 'mailed'
  }

  async function add(claim: Claim, answers: Answers, network: string): Promise<SignUpOutcome> {
    const codeMail = await codeMails.write({ ...claim, language: answers.language })
    const secret = newSecret()
    const id = randomUUID()
    const now = clock().toISOString()
    const identity = { id, ...claim, ...answers, secret_hash: hashSecret(secret), requester: network }
    const posted = await db.transaction().execute(async (tx) => {
      await deleteSurplusSignups(tx, claim, network)
      await insertSignup(tx, { ...identity, ...codeMail.code, wrong_tries: 0, created_at: now })
      return codeMails.post(tx, id, codeMail, network)
    })
    if (posted) await codeMails.deliver(posted, (tx) => deleteSignup(tx, id))
    return { kind: 'waiting', secret, isMailed: posted !== undefined }
  }

  return {
    async register(signUp: NewSignUp, { secret, network }: Requester): Promise<SignUpOutcome> {
      const { name, email, password, role, birthYear, linkToken } = signUp
      requireBirthYear(birthYear, clock())
      await requireStrongPassword(password, { name, email })
      const claim = { email: email.toLowerCase(), role }
      const answers = await answersOf(signUp, clock())
      if (linkToken) {
        await links.createAccount(linkToken, { ...claim, ...answers })
        return { kind: 'verified' }
      }
      const own = ofSecret(await waiting(claim), secret)
      if (!own || !secret) return add(claim, answers, network)
      // The person corrects the form in the same browser: a code that was already sent stays valid.
      await updateSignup(db, own.id, answers)
      return {
        kind: 'waiting',
        secret,
        isMailed: (await sendAgain({ ...own, ...answers }, network)) !== 'limit-reached',
      }
    },

    async resend(claim: Claim, { secret, network }: Requester) {
      const signup = chooseSignup(await waiting(claim), secret, clock())
      const outcome = signup && (await sendAgain(signup, network))
      if (outcome === 'too-soon') throw accountErrors.otpTooSoon()
      if (outcome === 'limit-reached') throw accountErrors.signUpMailsUsedUp()
    },

    /**
     * Continues a pending sign-up after its password was entered at log-in: sends a new code if the limits
     * allow it, and returns the new secret for the cookie.
     */
    async resume(signup: Signup, network: string): Promise<string> {
      const secret = newSecret()
      await updateSignup(db, signup.id, { secret_hash: hashSecret(secret) })
      await sendAgain(signup, network)
      return secret
    },

    /**
     * Returns the pending sign-up of the browser with this cookie, otherwise the newest one of the address.
     */
    async likeliest(claim: Claim, secret: string | undefined): Promise<Signup | undefined> {
      const signups = await waiting(claim)
      return ofSecret(signups, secret) ?? signups[0]
    },
  }
}

class MailLimitReached extends Error {}

async function answersOf(signUp: NewSignUp, now: Date): Promise<Answers> {
  const { name, password, application, birthYear, certificateName, consentVersion, language } = signUp
  return {
    name: name.trim(),
    password_hash: await hashPassword(password),
    application: application ? JSON.stringify(application) : null,
    language: language ?? null,
    birth_year: birthYear ?? null,
    certificate_name: certificateName || null,
    consent_version: consentVersion ?? null,
    consented_at: consentVersion ? now.toISOString() : null,
  }
}

function lastCodeOf({ otp_hash, otp_sent_at, otp_expires_at, wrong_tries }: Signup) {
  return { otp_hash, otp_sent_at, otp_expires_at, wrong_tries }
}
