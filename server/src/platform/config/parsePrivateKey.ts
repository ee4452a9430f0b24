import { createPrivateKey, type KeyObject } from 'node:crypto'

/** `text` is PKCS8 PEM, its line breaks possibly written as `\\n`, or a JWK. */
export function parsePrivateKey(text: string): KeyObject {
  if (text.trimStart().startsWith('{')) return createPrivateKey({ key: JSON.parse(text), format: 'jwk' })
  return createPrivateKey(text.replaceAll('\\n', '\n'))
}
