/** Percent-encodes every byte of a text. Unlike `encodeURIComponent`, it does not throw for a lone surrogate. */
export function percentEncoded(text: string): string {
  return [...Buffer.from(text.slice(0, 6_000))]
    .map((byte) => {
      const character = String.fromCharCode(byte)
      return /[\w.~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')
}
