/** The URLs of a deployment's credentials, derived from the public address of the API. */
export interface CredentialAddresses {
  did: string
  credential: (certificateId: string) => string
  statusList: (list: number) => string
  verificationMethod: (multikey: string) => string
}

export function credentialAddresses(apiUrl: string): CredentialAddresses {
  const did = didOf(apiUrl)
  return {
    did,
    credential: (certificateId) => `${apiUrl}/credentials/${certificateId}`,
    statusList: (list) => `${apiUrl}/credentials/status/${list}`,
    verificationMethod: (multikey) => `${did}#${multikey}`,
  }
}

/**
 * Returns the DID of the method `did:web` (W3C CCG). The port is percent-encoded, and the document is at
 * `/.well-known/did.json`.
 */
function didOf(apiUrl: string): string {
  return `did:web:${encodeURIComponent(new URL(apiUrl).host)}`
}

export function didDocument(did: string, multikeys: string[]) {
  const verificationMethod = multikeys.map((publicKeyMultibase) => ({
    id: `${did}#${publicKeyMultibase}`,
    type: 'Multikey',
    controller: did,
    publicKeyMultibase,
  }))
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod,
    assertionMethod: verificationMethod.map(({ id }) => id),
  }
}
