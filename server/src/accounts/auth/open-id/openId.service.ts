import type { Locale } from '@mentor-connect/contract/api/locales'
import type { OpenIdReturn } from '@mentor-connect/contract/accounts/openId'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { accountErrors } from '../../accountErrors'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { hashSecret } from '../../../platform/keys/secrets'
import { againIfTaken, learnerOf, type Agreement } from '../serviceAccount'
import type { OpenIdVendor } from './openId.vendor'
import { insertAttempt, takeAttempt } from './openIdAttempts.repo'
import { openIdLink } from './openIdLinks.repo'

/** Maximum time that a person may spend at the provider, perhaps to create an account there. */
export const ATTEMPT_LIFETIME_MS = 15 * 60_000

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'mails'> & { vendor: OpenIdVendor }

/** Sign-in at the OpenID Connect provider. `browser` is the secret of the browser's cookie. */
export function openIdService({ db, clock, mails, vendor }: Dependencies) {
  return {
    /**
     * Starts an attempt that only this browser can finish, and only once. Returns the address of the provider's
     * page.
     */
    async start(browser: string, language?: Locale): Promise<string> {
      const proof = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const address = await vendor.addressFor(proof, language)
      await insertAttempt(db, {
        state_hash: hashSecret(proof.state),
        browser_hash: hashSecret(browser),
        nonce: proof.nonce,
        verifier: proof.verifier,
        expires_at: new Date(clock().getTime() + ATTEMPT_LIFETIME_MS).toISOString(),
      })
      return address
    },

    /** Finishes an attempt and returns the id of the learner whom the provider has identified. */
    async finish(browser: string | undefined, returned: OpenIdReturn, agreement: Agreement): Promise<string> {
      const { state } = returned
      const key = { state_hash: hashSecret(state), browser_hash: hashSecret(browser ?? '') }
      const attempt = await takeAttempt(db, key, clock().toISOString())
      if (!attempt) throw accountErrors.oauthRefused()
      const identity = await vendor.identify(returned, { state, ...attempt })
      const account = () =>
        db.transaction().execute(async (tx) => {
          const now = clock().toISOString()
          return learnerOf(tx, identity, openIdLink(identity), { ...agreement, now, mails })
        })
      return againIfTaken(account)
    },
  }
}
