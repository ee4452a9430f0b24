import { base58 } from '@scure/base'

/** Multibase base58btc: `z` and the bytes as base 58. */
export function toMultibase(bytes: Uint8Array): string {
  return `z${base58.encode(bytes)}`
}

/** @throws Error for text that is not base58btc multibase */
export function fromMultibase(text: string): Buffer {
  if (!/^z[1-9A-HJ-NP-Za-km-z]+$/.test(text)) throw new Error('not base58btc')
  return Buffer.from(base58.decode(text.slice(1)))
}
