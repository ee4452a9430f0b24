import { hashSecret } from '../../platform/keys/secrets'
import type { Signup } from './signups.repo'

export function ofSecret(signups: Signup[], secret: string | undefined): Signup | undefined {
  const hash = secret && hashSecret(secret)
  return hash ? signups.find((signup) => signup.secret_hash === hash) : undefined
}

/**
 * Returns the sign-up that an entered code belongs to: the one started in this browser, otherwise the only one
 * whose code is still valid. If all codes have expired, the only sign-up counts. Undefined if several sign-ups
 * are possible.
 */
export function chooseSignup(signups: Signup[], secret: string | undefined, now: Date): Signup | undefined {
  const own = ofSecret(signups, secret)
  if (own) return own
  const alive = signups.filter((signup) => signup.otp_expires_at > now.toISOString())
  const candidates = alive.length > 0 ? alive : signups
  return candidates.length === 1 ? candidates[0] : undefined
}
