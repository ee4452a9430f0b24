/** E-mail addresses and UPI ids, such as `name@okbank`. */
const ADDRESS = /[a-z\d][a-z\d._%+-]+@[a-z][a-z\d-]+/
/** Links that open a chat elsewhere. The character before must not belong to a longer host. */
const MESSENGER =
  /(?:^|[^\w.-])(?:wa\.me|t\.me|telegram\.me|(?:api|chat)\.whatsapp\.com|signal\.(?:me|group)|m\.me|discord\.gg)(?![\w-])/
/** Digits, in groups that spaces and the usual signs separate. A comma or colon belongs to a price or a time. */
const DIGITS = /\+?\d(?:[ \u00a0.()\-–]{0,3}\d)*/g
/** How people group the ten digits of a mobile number. Groups as of years or prices are not among them. */
const GROUPS = new Set('10 5-5 3-3-4 3-4-3 4-3-3 4-6 6-4 3-7 2-8 2-4-4 5-2-3 5-3-2 4-2-4'.split(' '))
  .add('2-2-2-2-2')
  .add('1-1-1-1-1-1-1-1-1-1')
const PREFIXES = ['0091', '091', '91', '0']
/** Digits of a number with a country code, as the standard E.164 limits them. */
const INTERNATIONAL = /^\+\d{8,15}$/

/** Whether a text contains a phone number, an address or a link by which people can be reached elsewhere. */
export function hasContactData(text: string): boolean {
  const plain = withPlainDigits(text).toLowerCase()
  if (ADDRESS.test(plain) || MESSENGER.test(plain)) return true
  return [...plain.matchAll(DIGITS)].some(([run]) => isPhoneNumber(run))
}

/** Digits of any width and those of Devanagari as 0 to 9. */
function withPlainDigits(text: string): string {
  return text.normalize('NFKC').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}

function isPhoneNumber(run: string): boolean {
  const groups = run.match(/\d+/g)!
  if (INTERNATIONAL.test(run.replace(/[^+\d]/g, ''))) return true
  // Another number may stand directly before or after the phone number.
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
