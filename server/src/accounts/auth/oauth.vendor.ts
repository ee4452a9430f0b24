import { createClerkClient, verifyToken } from '@clerk/backend'
import { isClerkAPIResponseError } from '@clerk/backend/errors'
import type { SignInService } from '../../platform/config/signIn'
import { accountErrors } from '../accountErrors'
import { nameFrom, type ServiceIdentity } from './serviceAccount'

/** A person as verified by the sign-in service. */
export interface VendorIdentity extends ServiceIdentity {
  /** The service's id of the person. */
  subject: string
  sessionId: string
}

/** Timeout of one call to the service, in ms. */
const DEADLINE_MS = 8000

/** Matches reasons for a failed verification that are caused by the service or our keys, not by the token. */
const NOT_THE_TOKENS = /^(jwk-failed|jwk-remote|jwk-local|secret-key)/

export type SignInVendor = ReturnType<typeof signInVendor>

/** Client of the sign-in service: the vendor's SDK with timeouts and our errors. */
export function signInVendor({ secretKey, publishableKey, apiUrl }: SignInService, siteUrl: string) {
  const options = { secretKey, publishableKey, ...(apiUrl && { apiUrl }) }
  const { users, sessions } = createClerkClient({ ...options, telemetry: { disabled: true } })

  /** Verifies a session token: issued for a page of this site, in a fully signed-in session. */
  async function claimsOf(token: string) {
    const claims = await inTime(verifyToken(token, { ...options, authorizedParties: [siteUrl] })).catch(
      (error: unknown) => {
        const { reason } = error as { reason?: string }
        const isTokens = reason !== undefined && !NOT_THE_TOKENS.test(reason)
        throw Object.assign(isTokens ? accountErrors.oauthRefused() : accountErrors.oauthUnavailable(), {
          cause: error,
        })
      },
    )
    // The SDK accepts a token without `azp`, so the claim is checked here.
    if (claims.azp !== siteUrl || claims.sts === 'pending') throw accountErrors.oauthRefused()
    return claims
  }

  return {
    async identify(token: string): Promise<VendorIdentity> {
      const { sub, sid } = await claimsOf(token)
      const user = await inTime(users.getUser(sub)).catch((error: unknown) => {
        const isGone = isClerkAPIResponseError(error) && error.status === 404
        throw Object.assign(isGone ? accountErrors.oauthRefused() : accountErrors.oauthUnavailable(), {
          cause: error,
        })
      })
      const address = user.primaryEmailAddress
      if (!address) throw accountErrors.oauthUnverified()
      const email = address.emailAddress.toLowerCase()
      const isVerified = address.verification?.status === 'verified'
      const name = nameFrom([user.firstName, user.lastName], email)
      return { subject: sub, sessionId: sid, email, isVerified, name }
    },

    /** Ends the session at the service, because our own session has replaced it. */
    async endSession(sessionId: string) {
      await inTime(sessions.revokeSession(sessionId))
    },
  }
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error('The sign-in service did not respond in time.')),
      DEADLINE_MS,
    )
    work.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
