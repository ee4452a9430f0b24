import { canonicalRegistry, type SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'

/**
 * Returns true if the registry has a valid Ed25519 signature (RFC 8032) by this key; both are base64url. Never
 * throws.
 */
export async function isSigned(registry: SiteRegistry, key: string): Promise<boolean> {
  if (typeof registry.signature !== 'string') return false
  try {
    const text = new TextEncoder().encode(canonicalRegistry(registry))
    return await verify(bytes(registry.signature), text, bytes(key))
  } catch (error) {
    console.error('The signature of the registry could not be checked.', error)
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

/** Null if the browser's Web Crypto does not support Ed25519 (Chrome before 137). */
async function importKey(key: Bytes): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
  } catch (error) {
    if (error instanceof Error && error.name === 'NotSupportedError') return null
    throw error
  }
}

function bytes(base64url: string): Bytes {
  const base64 = base64url.replace(/-/g, '+').replace(/_/g, '/')
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
