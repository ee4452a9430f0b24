const PERCENT_SIGNS = /^(?:[%٪﹪％]|per ?cent|प्रतिशत)$/i

/**
 * Removes the unit before or after a typed number. `isPercent` is true for a percentage if the page shows no unit.
 *
 * @returns no `number` if the text has another unit
 */
export function withoutUnit(text: string, unit: string): { number?: string; isPercent: boolean } {
  const isUnit = (part: string) => sameUnit(part, unit)
  if (unit.trim()) return { number: cut(text, isUnit), isPercent: false }
  return { number: cut(text, (part) => PERCENT_SIGNS.test(part.trim())), isPercent: true }
}

function cut(text: string, isUnit: (part: string) => boolean): string | undefined {
  const [, sign = '', size = ''] = /^([+\-\u2010-\u2015\u2212\uff0d]?\s*)(.*)$/su.exec(text) ?? []
  for (let at = 1; at < size.length; at += 1) {
    if (isUnit(size.slice(at))) return sign + size.slice(0, at)
    if (isUnit(size.slice(0, at))) return sign + size.slice(at)
  }
  return undefined
}

function sameUnit(part: string, unit: string): boolean {
  const one = unitKey(part)
  const other = unitKey(unit)
  return one === other && /\D/.test(one)
}

/** Upper and lower case are distinguished in symbols (mW, MW), but not in words (Rupees). */
function unitKey(unit: string): string {
  const plain = unit
    .replace(/[\u00ba\u02da]/g, '°')
    .normalize('NFKC')
    .replace(/[\s^]|\.$/g, '')
  if (PERCENT_SIGNS.test(unit.trim())) return '%'
  return /\p{L}{3}/u.test(plain) ? plain.toLowerCase() : plain
}
