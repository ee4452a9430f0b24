import { createPrivateKey, type KeyObject } from 'node:crypto'

/** Parses a private key. `text` is a JWK, or PKCS8 PEM whose line breaks may be written as `\n`. */
export function parsePrivateKey(text: string): KeyObject {
  if (text.trimStart().startsWith('{')) return createPrivateKey({ key: JSON.parse(text), format: 'jwk' })
  return createPrivateKey(text.replaceAll('\\n', '\n'))
}
