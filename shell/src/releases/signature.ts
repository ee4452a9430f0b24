import { canonicalRegistry, type SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'

/**
 * Returns true if the registry has a valid Ed25519 signature (RFC 8032) by this key; both are base64url. Never
 * throws.
 */
export async function isSigned(registry: SiteRegistry, key: string): Promise<boolean> {
  const { signature } = registry
  return typeof signature === 'string' && isSignatureOf(canonicalRegistry(registry), signature, key)
}

/** Returns true if this is the Ed25519 signature of a text by this key; both are base64url. Never throws. */
export async function isSignatureOf(text: string, signature: string, key: string): Promise<boolean> {
  try {
    return await verify(fromBase64Url(signature), new TextEncoder().encode(text), fromBase64Url(key))
  } catch (error) {
    console.error('A signature of the site could not be checked.', error)
    return false
  }
}

type Bytes = Uint8Array<ArrayBuffer>

async function verify(signature: Bytes, text: Bytes, key: Bytes): Promise<boolean> {
  const publicKey = await importKey(key)
  if (publicKey) return crypto.subtle.verify('Ed25519', publicKey, signature, text)
  const { verifyAsync } = await import(/* webpackChunkName: "ed25519" */ '@noble/ed25519')
  return verifyAsync(signature, text, key)
}

/** Imports a key. Returns null if the browser's Web Crypto does not support Ed25519 (Chrome before 137). */
async function importKey(key: Bytes): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
  } catch (error) {
    if (error instanceof Error && error.name === 'NotSupportedError') return null
    throw error
  }
}

/** @throws if the text is not base64url */
export function fromBase64Url(base64url: string): Bytes {
  const base64 = base64url.replace(/-/g, '+').replace(/_/g, '/')
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
