import type { Database } from '../../../kernel/database/schema'
import { revokedPositions } from './credentials.repo'
import type { Signed } from './dataIntegrity'
import type { CredentialIssuer } from './issuer'
import { STATUS_LIST_VALID_MS, statusListCredential, type StatusListCredential } from './statusListCredential'

interface Kept {
  revoked: string
  signedAt: number
  list: Signed<StatusListCredential>
}

/**
 * Age in ms at which a status list is signed again, well before it expires. After a revocation, it is signed
 * again at once.
 */
const RENEW_MS = STATUS_LIST_VALID_MS / 4

/**
 * Signs status lists. The revocations are read for each request; a signed list is cached as long as they have
 * not changed.
 */
export function statusLists(db: Database, issuer: CredentialIssuer, clock: () => Date) {
  const kept = new Map<number, Kept>()

  return {
    async current(list: number): Promise<Signed<StatusListCredential>> {
      const positions = await revokedPositions(db, list)
      const revoked = positions.join()
      const now = clock()
      const last = kept.get(list)
      const age = now.getTime() - (last?.signedAt ?? 0)
      if (last?.revoked === revoked && age >= 0 && age < RENEW_MS) return last.list
      const signed = await issuer.sign(statusListCredential(list, positions, issuer.addresses, now))
      kept.set(list, { revoked, signedAt: now.getTime(), list: signed })
      return signed
    },
  }
}
