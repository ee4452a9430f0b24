import type { Locale } from '@mentor-connect/contract/api/locales'
import { nameError, tidyLine } from '@mentor-connect/contract/rules/enteredText'
import { NAME_MAX } from '@mentor-connect/contract/rules/limits'
import { randomUUID } from 'node:crypto'
import { isUniqueViolation } from '../../platform/database/isUniqueViolation'
import { accountErrors } from '../accountErrors'
import type { Instant, Database } from '../../kernel/database/schema'
import { recordConsent } from '../people/consents.repo'
import type { ApiDependencies } from '../../kernel/dependencies'
import {
  changePassword,
  deleteEmailChange,
  deleteResets,
  deleteSignUpLinks,
  deleteSignups,
  lockAccount,
} from '../people/credentials.repo'
import { removeForeignPasskeys } from '../passkeys/passkeys.repo'
import { findPersonById } from '../people/person.repo'
import { forgetDevicesOf } from '../session/knownDevices.repo'
import { deleteSessionsOf } from '../session/sessions.repo'
import { insertLearner } from './accounts.repo'
import { accountsOf, markSignedInByService } from './identityLinks.repo'
import { signInLinkedMail } from './serviceAccount.mails'

/** The terms that the person agreed to, and the language in which they were shown. */
export interface Agreement {
  consentVersion?: string
  language?: Locale
}

/** A person as a sign-in service has verified them. */
export interface ServiceIdentity {
  /** In lower case. */
  email: string
  /** True if the service has verified the address. */
  isVerified: boolean
  name: string
}

/** Finds and adds the link between an identity at a sign-in service and a learner's account. */
export interface AccountLink {
  find: (tx: Database) => Promise<string | undefined>
  add: (tx: Database, learnerId: string, now: Instant) => Promise<void>
}

type Mails = ApiDependencies['mails']

/**
 * Returns the id of the learner whom a sign-in service has identified: the linked learner, otherwise the one
 * with the same verified address, otherwise a new one, linked from now on. An account found by its address
 * loses its password and its sessions. The rule is the same for all sign-in services.
 */
export async function learnerOf(
  tx: Database,
  identity: ServiceIdentity,
  link: AccountLink,
  { consentVersion: version, language, now, mails }: Agreement & { now: Instant; mails: Mails },
): Promise<string> {
  const linked = await link.find(tx)
  if (linked) return linked
  const known = await knownAccount(tx, identity)
  if (known) await takeOver(tx, known, { now, mails })
  const id = known ?? (await newAccount(tx, identity, language, now))
  const consent = { consent_version: version ?? null, consented_at: version ? now : null }
  await recordConsent(tx, id, { ...consent, language: language ?? null })
  await link.add(tx, id, now)
  await markSignedInByService(tx, id, now)
  return id
}

/**
 * Returns the id of the learner with the person's address, if any. Service and account must both have verified
 * the address.
 */
async function knownAccount(tx: Database, { email, isVerified }: ServiceIdentity) {
  if (!isVerified) throw accountErrors.oauthUnverified()
  const { learner, mentor } = await accountsOf(tx, email)
  if (learner && learner.verified !== 1) throw accountErrors.oauthAccountUnverified()
  if (!learner && mentor) throw accountErrors.oauthMentor()
  return learner?.id
}

/**
 * Hands the account over to the person whom the service has identified. A stranger may have created it by
 * guessing the code that was mailed to the address. So its password, passkeys, sessions and pending links are
 * deleted, and the person is notified.
 */
async function takeOver(tx: Database, id: string, { now, mails }: { now: Instant; mails: Mails }) {
  await lockAccount(tx, 'user', id)
  const person = await findPersonById(tx, id)
  if (!person) throw accountErrors.oauthRefused()
  const { email, role, passwordHash } = person
  if (passwordHash !== null) await changePassword(tx, role, { id, passwordHash: null, now })
  await deleteSessionsOf(tx, id)
  await forgetDevicesOf(tx, id)
  await removeForeignPasskeys(tx, person, new Date(now))
  await deleteResets(tx, { email, role })
  await deleteEmailChange(tx, id)
  const mail = signInLinkedMail(person, { hadPassword: passwordHash !== null })
  await mails.enqueue(tx, { key: `sign-in-linked:${randomUUID()}`, mail, personId: id })
}

async function newAccount(
  tx: Database,
  { email, name }: ServiceIdentity,
  language: Locale | undefined,
  now: Instant,
) {
  const id = randomUUID()
  await insertLearner(tx, {
    id,
    email,
    name,
    passwordHash: null,
    language: language ?? null,
    birthYear: null,
    certificateName: null,
    now,
  })
  await deleteSignups(tx, { email, role: 'user' })
  await deleteSignUpLinks(tx, { email, role: 'user' })
  return id
}

/**
 * Repeats the attempt once if two browsers create the same account at the same time: the second attempt finds
 * the account of the other browser.
 */
export async function againIfTaken<Value>(attempt: () => Promise<Value>): Promise<Value> {
  try {
    return await attempt()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return attempt()
  }
}

/**
 * Returns the name of a new account: the name that the service knows, otherwise the first part of the
 * address, otherwise `Learner`. A name that would be refused at sign-up is skipped.
 */
export function nameFrom(parts: (string | null | undefined)[], email: string): string {
  const candidates = [parts.filter(Boolean).join(' '), email.split('@')[0]!].map((name) =>
    tidyLine([...tidyLine(name)].slice(0, NAME_MAX).join('')),
  )
  return candidates.find((name) => name !== '' && !nameError(name)) ?? 'Learner'
}
