import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import { isUniqueViolation } from '../../platform/database/isUniqueViolation'
import { errors } from '../../platform/http/errors'
import type { ApiDatabase } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import { deleteSignUpLinks, deleteSignups } from '../people/credentials.repo'
import { recordConsent } from '../people/consents.repo'
import { insertLearner } from './accounts.repo'
import { accountsOf, findLinkedLearner, linkLearner, spendSignIn } from './identityLinks.repo'
import type { SignInVendor, VendorIdentity } from './oauth.vendor'

/** What the person agreed to, and in which language. */
export interface OauthAgreement {
  consentVersion?: string
  language?: Locale
}

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'logger'> & { vendor: SignInVendor }

/** Exchanges a session of the sign-in service, once, for the learner it identifies. */
export function oauthService({ db, clock, logger, vendor }: Dependencies) {
  async function learnerOf(tx: Kysely<ApiDatabase>, identity: VendorIdentity, agreement: OauthAgreement) {
    const now = clock().toISOString()
    if (!(await spendSignIn(tx, identity.sessionId, now))) throw errors.oauthRefused()
    const linked = await findLinkedLearner(tx, identity.subject)
    if (linked) return linked
    const id = await ownAccount(tx, identity, agreement.language)
    const { consentVersion: version } = agreement
    const consent = { consent_version: version ?? null, consented_at: version ? now : null }
    await recordConsent(tx, id, { ...consent, language: agreement.language ?? null })
    await linkLearner(tx, identity.subject, id, now)
    return id
  }

  /** The account with the person's address, or a new one. Both sides must have verified the address. */
  async function ownAccount(tx: Kysely<ApiDatabase>, identity: VendorIdentity, language: Locale | undefined) {
    const { email, name, isVerified } = identity
    if (!isVerified) throw errors.oauthUnverified()
    const { learner, mentor } = await accountsOf(tx, email)
    if (learner && learner.verified !== 1) throw errors.oauthAccountUnverified()
    if (learner) return learner.id
    if (mentor) throw errors.oauthMentor()
    const id = randomUUID()
    const now = clock().toISOString()
    await insertLearner(tx, {
      ...{ id, email, name, passwordHash: null, language: language ?? null },
      ...{ birthYear: null, now },
    })
    await deleteSignups(tx, { email, role: 'user' })
    await deleteSignUpLinks(tx, { email, role: 'user' })
    return id
  }

  /** The app has its own session: the sign-in service's is ended as soon as it was checked, whatever the result. */
  const end = (sessionId: string) =>
    vendor
      .endSession(sessionId)
      .catch((error: unknown) =>
        logger?.warn({ err: error }, 'a session of the sign-in service could not be ended'),
      )

  return async function exchange(token: string, agreement: OauthAgreement): Promise<string> {
    const identity = await vendor.identify(token)
    const attempt = () => db.transaction().execute((tx) => learnerOf(tx, identity, agreement))
    try {
      return await attempt()
    } catch (error) {
      // Two browsers created the same account at the same time: the second one finds it now.
      if (!isUniqueViolation(error)) throw error
      return await attempt()
    } finally {
      await end(identity.sessionId)
    }
  }
}
