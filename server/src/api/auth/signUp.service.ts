import type { Locale } from '@mentor-connect/shared/contracts/locales'
import type { Role } from '@mentor-connect/shared/contracts/people'
import { randomUUID } from 'node:crypto'
import { errors } from '../../platform/http/errors'
import type { Mail } from '../../platform/mail/mailer'
import type { ApiDependencies } from '../dependencies'
import { hashSecret, newSecret } from '../session/cookies'
import { findAccount } from './accounts.repo'
import { alreadyRegisteredMail, codeMail } from './auth.mails'
import {
  forgottenBefore,
  hashOtp,
  newOtp,
  otpTimes,
  resendableSince,
  SIGNUPS_PER_HOUR,
  unmatchableHash,
} from './otp.policy'
import type { MentorApplication } from './mentorApplication'
import { hashPassword, isCommonPassword } from './passwords'
import {
  deleteSignup,
  findSignups,
  insertSignup,
  renewCode,
  updateSignup,
  type Claim,
  type Signup,
} from './signups.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'mailer' | 'keys' | 'config' | 'clock'>

export interface NewSignUp {
  name: string
  email: string
  password: string
  role: Role
  /** Of a mentor. */
  application?: MentorApplication
  consentVersion?: string
  language?: Locale
}

export type SignUpService = ReturnType<typeof signUpService>

const LOGIN_PATHS: Record<Role, string> = { user: '/signup', mentor: '/mentor-signup' }
const HOUR_MS = 60 * 60_000

/**
 * Sign-ups that wait for a code. An address that already has an account goes the same way, with a code that nobody
 * gets and no guess matches, so that from outside both look alike.
 */
export function signUpService({ db, mailer, keys, config, clock }: Dependencies) {
  const otpKey = keys.secretFor('otp')

  async function makeCode(claim: Claim) {
    const isTaken = (await findAccount(db, claim.role, claim.email)) !== undefined
    const otp = newOtp()
    return {
      row: { otp_hash: isTaken ? unmatchableHash(otpKey) : hashOtp(otp, otpKey), ...otpTimes(clock()) },
      mail: isTaken
        ? alreadyRegisteredMail(claim.email, config.siteUrl + LOGIN_PATHS[claim.role])
        : codeMail(claim.email, otp),
    }
  }

  /** Tells whether a code was sent: not when the last one is too recent. */
  async function sendAgain(signup: Signup): Promise<boolean> {
    const { row, mail } = await makeCode(signup)
    const isRenewed = await renewCode(db, signup.id, row, resendableSince(clock()))
    if (isRenewed) await post(mail, () => updateSignup(db, signup.id, lastCodeOf(signup)))
    return isRenewed
  }

  /** Nobody waits for a code that never left: what was stored for it is taken back, so the next try may be at once. */
  async function post(mail: Mail, takeBack: () => Promise<unknown>) {
    try {
      await mailer.send(mail)
    } catch (cause) {
      await takeBack()
      throw errors.mailFailed(cause)
    }
  }

  const waiting = (claim: Claim) => findSignups(db, claim, forgottenBefore(clock()))

  async function add(claim: Claim, answers: Answers): Promise<string> {
    const anHourAgo = new Date(clock().getTime() - HOUR_MS).toISOString()
    const recent = await findSignups(db, claim, anHourAgo)
    if (recent.length >= SIGNUPS_PER_HOUR) throw errors.rateLimited()
    const { row, mail } = await makeCode(claim)
    const secret = newSecret()
    const id = randomUUID()
    const identity = { id, ...claim, ...answers, secret_hash: hashSecret(secret) }
    await insertSignup(db, { ...identity, ...row, wrong_tries: 0, created_at: clock().toISOString() })
    await post(mail, () => deleteSignup(db, id))
    return secret
  }

  return {
    /** Answers the value of the sign-up cookie. `secret` is the one that the browser already has. */
    async register(signUp: NewSignUp, secret?: string): Promise<string> {
      const { name, email, password, role } = signUp
      if (await isCommonPassword(password)) throw errors.weakPassword()
      const claim = { email: email.toLowerCase(), role }
      const answers = {
        name: name.trim(),
        password_hash: await hashPassword(password),
        application: signUp.application ? JSON.stringify(signUp.application) : null,
        ...agreementOf(signUp, clock()),
      }
      const own = ofSecret(await waiting(claim), secret)
      if (!own || !secret) return add(claim, answers)
      // The same browser corrects what it sent: a code that is still on its way stays good.
      await updateSignup(db, own.id, answers)
      await sendAgain(own)
      return secret
    },

    async resend(claim: Claim, secret?: string) {
      const signup = chooseSignup(await waiting(claim), secret, clock())
      if (signup && !(await sendAgain(signup))) throw errors.otpTooSoon()
    },

    /** For a person who proved to know the password: a fresh code if one may be sent, and a new cookie value. */
    async resume(signup: Signup): Promise<string> {
      const secret = newSecret()
      await updateSignup(db, signup.id, { secret_hash: hashSecret(secret) })
      await sendAgain(signup)
      return secret
    },

    waiting,
  }
}

/** What a sign-up says, beside the address that it is for. */
type Answers = Pick<
  Signup,
  'name' | 'password_hash' | 'application' | 'language' | 'consent_version' | 'consented_at'
>

function lastCodeOf({ otp_hash, otp_sent_at, otp_expires_at, wrong_tries }: Signup) {
  return { otp_hash, otp_sent_at, otp_expires_at, wrong_tries }
}

function agreementOf({ consentVersion, language }: NewSignUp, now: Date) {
  return {
    language: language ?? null,
    consent_version: consentVersion ?? null,
    consented_at: consentVersion ? now.toISOString() : null,
  }
}

function ofSecret(signups: Signup[], secret: string | undefined) {
  const hash = secret && hashSecret(secret)
  return hash ? signups.find((signup) => signup.secret_hash === hash) : undefined
}

/** The sign-up that a code is meant for: that of the browser, else the only one whose code is alive, or the only one. */
export function chooseSignup(signups: Signup[], secret: string | undefined, now: Date): Signup | undefined {
  const own = ofSecret(signups, secret)
  if (own) return own
  const alive = signups.filter((signup) => signup.otp_expires_at > now.toISOString())
  const candidates = alive.length > 0 ? alive : signups
  return candidates.length === 1 ? candidates[0] : undefined
}
