import { BEARER_LIFETIME_MS } from '@mentor-connect/shared/contracts/limits'
import type { Role } from '@mentor-connect/shared/contracts/people'
import { verifyBearer, type KeySet } from '../../platform/keys/bearer'

export type AuthVerdict =
  | { kind: 'valid'; role: Role; /** ms since 1970 */ renewBy: number }
  /** Named as the close codes are. */
  | { kind: 'auth' | 'forbidden' }

export interface Authentication {
  /** Whether the token is good, and that of the person whom the address of the socket names. */
  check: (token: string, personId: string) => Promise<AuthVerdict>
}

export function authenticationWith(keySet: KeySet, issuer: string, clock: () => Date): Authentication {
  return {
    async check(token, personId) {
      const now = clock()
      const verdict = await verifyBearer(keySet, token, { issuer, now })
      if (verdict.kind !== 'valid') return { kind: 'auth' }
      if (verdict.claims.personId !== personId) return { kind: 'forbidden' }
      return { kind: 'valid', role: verdict.claims.role, renewBy: now.getTime() + BEARER_LIFETIME_MS }
    },
  }
}
