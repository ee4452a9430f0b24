import { BEARER_LIFETIME_MS } from '@mentor-connect/contract/rules/limits'
import { verifyBearer, type BearerClaims, type KeySet } from '../../platform/keys/bearer'
import type { AccessService } from '../access/access.service'

/** The reason why a connection is refused. `kind` is the name of a close code. */
export interface Refusal {
  kind: 'auth' | 'forbidden'
}

export type AuthVerdict =
  | { kind: 'valid'; claims: BearerClaims; /** ms since 1970 */ renewBy: number }
  | Refusal

export interface Authentication {
  /** Verifies a token, and checks that it belongs to the person in the socket's URL. */
  check: (token: string, personId: string) => Promise<AuthVerdict>
  /**
   * Checks again whether the person or the session still has access. Resolves to undefined if the access
   * continues.
   */
  recheck: (claims: BearerClaims) => Promise<Refusal | undefined>
}

interface Dependencies {
  keySet: KeySet
  issuer: string
  clock: () => Date
  access: AccessService
}

export function authenticationWith({ keySet, issuer, clock, access }: Dependencies): Authentication {
  return {
    async check(token, personId) {
      const now = clock()
      const verdict = await verifyBearer(keySet, token, { issuer, now })
      if (verdict.kind !== 'valid') return { kind: 'auth' }
      if (verdict.claims.personId !== personId) return { kind: 'forbidden' }
      const refusal = await this.recheck(verdict.claims)
      return refusal ?? { kind: 'valid', claims: verdict.claims, renewBy: now.getTime() + BEARER_LIFETIME_MS }
    },

    async recheck(claims) {
      const { kind } = await access.check(claims)
      if (kind === 'open') return undefined
      return { kind: kind === 'ended' ? 'auth' : 'forbidden' }
    },
  }
}
