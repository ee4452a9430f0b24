import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { CredentialAddresses } from './addresses'
import { encodeBits } from './bitstring'
import { CREDENTIALS_CONTEXT } from './canonicalForm'
import { toSeconds, type Document } from './dataIntegrity'

/**
 * The time in ms for which a signed status list is valid. After this time, every verifier must read it again
 * and so learns of revocations.
 */
export const STATUS_LIST_VALID_MS = DAY_MS

export type StatusListCredential = ReturnType<typeof statusListCredential>

/** Builds one Bitstring Status List of revocations, unsigned. */
export function statusListCredential(
  list: number,
  revoked: Iterable<number>,
  addresses: CredentialAddresses,
  now: Date,
) {
  const id = addresses.statusList(list)
  return {
    '@context': [CREDENTIALS_CONTEXT],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: addresses.did,
    validFrom: toSeconds(now),
    validUntil: toSeconds(new Date(now.getTime() + STATUS_LIST_VALID_MS)),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeBits(revoked),
    },
  } satisfies Document
}
