import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { canonicalRegistry, type SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'

/** Signs a registry with an Ed25519 key (PKCS8, PEM). The signed registry is inlined into pages and served. */
export function signRegistry(registry: SiteRegistry, privateKey: string): SiteRegistry {
  return { ...registry, signature: signText(canonicalRegistry(registry), privateKey) }
}

/** Signs a text with such a key. Returns the signature as base64url. */
export function signText(text: string, privateKey: string): string {
  return sign(null, Buffer.from(text), createPrivateKey(privateKey)).toString('base64url')
}

/** The public key in the form that the page configuration holds: `x` of the JWK. */
export function publicKeyOf(privateKey: string): string {
  const { x } = createPublicKey(createPrivateKey(privateKey)).export({ format: 'jwk' })
  if (!x)
    throw new Error(
      'REGISTRY_SIGNING_KEY is not an Ed25519 key: make one with "openssl genpkey -algorithm ed25519".',
    )
  return x
}
