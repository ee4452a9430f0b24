import { accountErrors } from '../accountErrors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { findLinkedLearner, linkLearner, spendSignIn } from './identityLinks.repo'
import type { SignInVendor, VendorIdentity } from './oauth.vendor'
import { againIfTaken, learnerOf, type AccountLink, type Agreement } from './serviceAccount'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'logger' | 'mails'> & { vendor: SignInVendor }

/** Exchanges a session of the sign-in service, once, for the learner it identifies. */
export function oauthService({ db, clock, logger, mails, vendor }: Dependencies) {
  const spend = (identity: VendorIdentity, agreement: Agreement) =>
    db.transaction().execute(async (tx) => {
      const now = clock().toISOString()
      if (!(await spendSignIn(tx, identity.sessionId, now))) throw accountErrors.oauthRefused()
      return learnerOf(tx, identity, linkOf(identity), { ...agreement, now, mails })
    })

  /**
   * Ends the session at the sign-in service once it was checked, whatever the result: the app has a session of
   * its own.
   */
  const end = (sessionId: string) =>
    vendor
      .endSession(sessionId)
      .catch((error: unknown) =>
        logger?.warn({ err: error }, 'a session of the sign-in service could not be ended'),
      )

  return async function exchange(token: string, agreement: Agreement): Promise<string> {
    const identity = await vendor.identify(token)
    try {
      return await againIfTaken(() => spend(identity, agreement))
    } finally {
      await end(identity.sessionId)
    }
  }
}

const linkOf = ({ subject }: VendorIdentity): AccountLink => ({
  find: (tx) => findLinkedLearner(tx, subject),
  add: (tx, learnerId, now) => linkLearner(tx, subject, learnerId, now),
})
