import type { Locale } from '@mentor-connect/contract/api/locales'
import { nameError, tidyLine } from '@mentor-connect/contract/rules/enteredText'
import { NAME_MAX } from '@mentor-connect/contract/rules/limits'
import { randomUUID } from 'node:crypto'
import { isUniqueViolation } from '../../platform/database/isUniqueViolation'
import { errors } from '../../platform/http/errors'
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
import { findPersonById } from '../people/person.repo'
import { forgetDevicesOf } from '../session/knownDevices.repo'
import { deleteSessionsOf } from '../session/sessions.repo'
import { insertLearner } from './accounts.repo'
import { accountsOf, markSignedInByService } from './identityLinks.repo'
import { signInLinkedMail } from './serviceAccount.mails'

/** What the person agreed to, and in which language. */
export interface Agreement {
  consentVersion?: string
  language?: Locale
}

/** A person as a sign-in service has verified them. */
export interface ServiceIdentity {
  /** Lower-cased. */
  email: string
  /** Whether the service has verified the address. */
  isVerified: boolean
  name: string
}

/** Stores which account an identity opens. */
export interface AccountLink {
  find: (tx: Database) => Promise<string | undefined>
  add: (tx: Database, learnerId: string, now: Instant) => Promise<void>
}

type Mails = ApiDependencies['mails']

/**
 * The learner that a sign-in service identifies: the linked one; otherwise the one with the person's verified address,
 * which loses its password and its sessions, or a new one; linked from now on. One rule for all services.
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

/** The account with the person's address. Both sides must have verified the address. */
async function knownAccount(tx: Database, { email, isVerified }: ServiceIdentity) {
  if (!isVerified) throw errors.oauthUnverified()
  const { learner, mentor } = await accountsOf(tx, email)
  if (learner && learner.verified !== 1) throw errors.oauthAccountUnverified()
  if (!learner && mentor) throw errors.oauthMentor()
  return learner?.id
}

/**
 * Leaves the account to the person whom the service has identified: a stranger may have opened it, by guessing the code
 * that proves an address. Whatever else opens it ends, and the person is told.
 */
async function takeOver(tx: Database, id: string, { now, mails }: { now: Instant; mails: Mails }) {
  await lockAccount(tx, 'user', id)
  const person = await findPersonById(tx, id)
  if (!person) throw errors.oauthRefused()
  const { email, role, passwordHash } = person
  if (passwordHash !== null) await changePassword(tx, role, { id, passwordHash: null, now })
  await deleteSessionsOf(tx, id)
  await forgetDevicesOf(tx, id)
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

/** Runs it again if two browsers have created the same account at the same time: the second one finds it now. */
export async function againIfTaken<Value>(attempt: () => Promise<Value>): Promise<Value> {
  try {
    return await attempt()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return attempt()
  }
}

/**
 * The name of a new account: what the service knows of it, or else the first part of the address. What could be no name
 * at sign-up is none here.
 */
export function nameFrom(parts: (string | null | undefined)[], email: string): string {
  const candidates = [parts.filter(Boolean).join(' '), email.split('@')[0]!].map((name) =>
    tidyLine([...tidyLine(name)].slice(0, NAME_MAX).join('')),
  )
  return candidates.find((name) => name !== '' && !nameError(name)) ?? 'Learner'
}
