/** CSS functions whose string arguments are addresses. */
const TAKES_TEXTS = /(?:image-set|image|src)\(/i
const URLS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))/gi
const TEXTS = /"([^"]*)"|'([^']*)'/g

/**
 * Returns the addresses on other hosts that a CSS value contains.
 * @param isAddress true if strings in the value are addresses, as in `@import`
 */
export function otherHosts(value: string, { isAddress = false } = {}): string[] {
  const plain = withoutEscapes(value)
  const texts = isAddress || TAKES_TEXTS.test(plain) ? [...plain.matchAll(TEXTS)] : []
  const addresses = [...plain.matchAll(URLS), ...texts].map((groups) =>
    groups
      .slice(1)
      .find((group) => group !== undefined)!
      .trim(),
  )
  return [...new Set(addresses.filter(isOnOtherHost))]
}

/** Returns true for an address on another host. Data URLs are part of the style sheet itself. */
const isOnOtherHost = (address: string) => /^(?!data:)(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(address)

/** Replaces escapes: `\75rl(` means `url(`, and `b\6fdy` means `body`. */
export const withoutEscapes = (value: string) =>
  value
    .replace(/\\([\da-f]{1,6})\s?/gi, (_escape, code: string) => toCharacter(Number.parseInt(code, 16)))
    .replace(/\\([^\n])/g, '$1')

const toCharacter = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')
