import * as client from 'openid-client'

/** Time in ms for which the provider's metadata is cached. */
const KEPT_MS = 10 * 60_000
/** Timeout of one call to the provider, in seconds. */
export const DEADLINE_S = 5

/** Accepted signature algorithms of ID tokens: asymmetric ones, whose signatures only the provider can make. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

/** Returns a function that reads the provider's metadata (its endpoints and signature algorithms) and caches it. */
export function providerMetadata(issuer: string) {
  let kept: { metadata: client.ServerMetadata; until: number } | undefined

  return async function metadata(): Promise<client.ServerMetadata> {
    if (kept && Date.now() < kept.until) return kept.metadata
    const found = await discover(issuer)
    kept = { metadata: found, until: Date.now() + KEPT_MS }
    return found
  }
}

async function discover(issuer: string): Promise<client.ServerMetadata> {
  const config = await client.discovery(new URL(issuer), 'unused', undefined, client.None(), {
    timeout: DEADLINE_S,
    ...(issuer.startsWith('http:') && { execute: [client.allowInsecureRequests] }),
  })
  const { supportsPKCE: _, ...metadata } = config.serverMetadata()
  const offered = metadata.id_token_signing_alg_values_supported ?? ['RS256']
  const accepted = offered.filter((algorithm) => ALGORITHMS.includes(algorithm))
  if (accepted.length === 0)
    throw new Error(`The provider signs ID tokens with ${offered.join(', ')}: none of them is accepted.`)
  return { ...metadata, id_token_signing_alg_values_supported: accepted }
}
