/** Matches e-mail addresses and UPI ids, such as `name@okbank`. */
const ADDRESS = /[a-z\d][a-z\d._%+-]+@[a-z][a-z\d-]+/
/**
 * Matches links that open a chat on another service. The character before the host must not belong to a longer host
 * name.
 */
const MESSENGER =
  /(?:^|[^\w.-])(?:wa\.me|t\.me|telegram\.me|(?:api|chat)\.whatsapp\.com|signal\.(?:me|group)|m\.me|discord\.gg)(?![\w-])/
/**
 * Matches digits in groups that are separated by spaces and the usual signs. A comma or colon is not included,
 * because it belongs to a price or a time.
 */
const DIGITS = /\+?\d(?:[ \u00a0.()\-–]{0,3}\d)*/g
/**
 * Ways in which people group the ten digits of a mobile number. Groups that are common in years or prices are not
 * included.
 */
const GROUPS = new Set('10 5-5 3-3-4 3-4-3 4-3-3 4-6 6-4 3-7 2-8 2-4-4 5-2-3 5-3-2 4-2-4'.split(' '))
  .add('2-2-2-2-2')
  .add('1-1-1-1-1-1-1-1-1-1')
const PREFIXES = ['0091', '091', '91', '0']
/** Matches a number with a country code; the number of digits is that of the standard E.164. */
const INTERNATIONAL = /^\+\d{8,15}$/

/**
 * Returns true if a text contains a phone number, an address or a link by which people can be reached outside the
 * site.
 */
export function hasContactData(text: string): boolean {
  const plain = withPlainDigits(text).toLowerCase()
  if (ADDRESS.test(plain) || MESSENGER.test(plain)) return true
  return [...plain.matchAll(DIGITS)].some(([run]) => isPhoneNumber(run))
}

/** Converts full-width digits and those of Devanagari to 0 to 9. */
function withPlainDigits(text: string): string {
  return text.normalize('NFKC').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}

function isPhoneNumber(run: string): boolean {
  const groups = run.match(/\d+/g)!
  if (INTERNATIONAL.test(run.replace(/[^+\d]/g, ''))) return true
  // Another number may stand directly before or after the phone number, so each part of the groups is checked.
  return groups.some((_, start) =>
    groups.some((_end, last) => last >= start && isMobile(groups.slice(start, last + 1))),
  )
}

function isMobile(groups: string[]): boolean {
  const [first = '', ...rest] = groups
  const local = PREFIXES.includes(first) ? rest : [withoutPrefix(first, groups.join('').length - 10), ...rest]
  return /^[6-9]\d{9}$/.test(local.join('')) && GROUPS.has(local.map(({ length }) => length).join('-'))
}

function withoutPrefix(group: string, length: number): string {
  return PREFIXES.includes(group.slice(0, Math.max(0, length))) ? group.slice(length) : group
}
