const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Multibase base58btc: `z` and the bytes as base 58. */
export function toMultibase(bytes: Uint8Array): string {
  const zeros = bytes.findIndex((byte) => byte !== 0)
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`)
  let text = ''
  for (; rest > 0n; rest /= 58n) text = ALPHABET.charAt(Number(rest % 58n)) + text
  return `z${'1'.repeat(zeros < 0 ? bytes.length : zeros)}${text}`
}

/** Throws for text that is not base58btc multibase. */
export function fromMultibase(text: string): Buffer {
  if (!/^z[1-9A-HJ-NP-Za-km-z]+$/.test(text)) throw new Error('not base58btc')
  const digits = text.slice(1)
  let value = 0n
  for (const digit of digits) value = value * 58n + BigInt(ALPHABET.indexOf(digit))
  const hex = value === 0n ? '' : value.toString(16)
  const zeros = digits.length - digits.replace(/^1+/, '').length
  return Buffer.concat([
    Buffer.alloc(zeros),
    Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex'),
  ])
}
