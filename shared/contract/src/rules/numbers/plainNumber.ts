import { latinDigits } from './latinDigits'

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const PLAIN = '0123456789+-'
const RAISED_FRACTION = new RegExp(`[${RAISED}]+(?:⁄|[/∕](?=[₀-₉]))`, 'gu')
const RAISED_EXPONENT = new RegExp(`([\\p{Nd})])([${RAISED}]+)`, 'gu')

/** Pattern → the plain sign. Keyboards, word processors and scripts write these variants instead of the plain sign. */
const SIGNS: [RegExp, string][] = [
  [/[\u200b-\u200f\u2060\ufeff\u00ad\u202a-\u202e\u2066-\u2069\ufe0e\ufe0f]/g, ''],
  [/[\u2010-\u2015\u2212\u2796\u02d7]/g, '-'],
  [/\u2795/g, '+'],
  [/\u060c/g, ','],
  // These signs only separate groups of digits, in any script.
  [/[\u2018\u2019\u201b\u02bc\u02b9\u2032\u066c_]/g, "'"],
  [/[\u2044\u2215\u00f7]/g, '/'],
  [/\*\*/g, '^'],
  [/[x\u00d7*\u22c5\u00b7\u2715\u2716]/gi, '×'],
  [/\^[({]([+-]?\d+)[)}]/g, '^$1'],
  [/\s+/g, ' '],
  [/ ?([/^×]) ?/g, '$1'],
  [/^([+-]) /g, '$1'],
]

/**
 * Converts a typed number to the signs of a keyboard: digits 0 to 9, `-`, `×` before a power, `^` instead of a raised
 * exponent, `1 1/2` for 1½. Only signs with one possible meaning are replaced. `٫` is kept, because it is always a
 * decimal point and never groups.
 */
export function plainNumber(text: string): string {
  const spelled = text
    .replace(/[\u00bc-\u00be\u2150-\u215e\u2189]/g, ' $&')
    .replace(RAISED_FRACTION, (part) => ` ${part.normalize('NFKC')}`)
    .replace(RAISED_EXPONENT, (_, base: string, run: string) => `${base}^${lowered(run)}`)
  // A circled number is a list marker and not a number.
  const compatible = spelled.replace(/[\u2460-\u24ff\u2776-\u2793]/g, '?').normalize('NFKC')
  return SIGNS.reduce(
    (plain, [sign, replacement]) => plain.replace(sign, replacement),
    latinDigits(compatible),
  ).trim()
}

const lowered = (run: string) => [...run].map((sign) => PLAIN[RAISED.indexOf(sign)]).join('')
