import {
  fromDigits,
  inverse,
  isSame,
  isZero,
  negated,
  plus,
  power,
  times,
  type ExactNumber,
} from './exactNumber'
import { plainNumber } from './plainNumber'
import { withoutUnit } from './units'

export type TypedNumber =
  /** There is more than one value only for a percentage without a unit: 50 % is 0.5 or 50. */
  | { kind: 'number'; values: ExactNumber[] }
  /** The person has to choose a reading. The first one follows the usual notation of the product's languages. */
  | { kind: 'ambiguous'; readings: ExactNumber[] }
  | { kind: 'none' }

interface Reading {
  /** Unit that may precede or follow the number, as the page shows it. */
  unit?: string
  /** True if the person's language has a decimal comma (1,5). In that case, both 1,200 and 1.200 are ambiguous. */
  decimalComma?: boolean
}

/** Maximum length of a typed number, in characters. Longer text is not read as a number. */
const LENGTH_MAX = 60
const EXPONENT_MAX = 308
const PERCENT: ExactNumber = fromDigits('', '01')

/**
 * Reads a number as people write it: with digits, minus signs and separators of every script, grouped by thousands or
 * lakhs, with a decimal point or comma, as a fraction, a power or a percentage, and with its unit.
 *
 * A comma before three digits separates groups (1,200 is 1200). A point before three digits is a decimal point
 * (3.142), but it is ambiguous if the digits end with 0 (1.200), because a decimal would not need that 0.
 */
export function readNumber(text: string, { unit = '', decimalComma = false }: Reading = {}): TypedNumber {
  if (text.length > LENGTH_MAX) return { kind: 'none' }
  const typed = text
    .trim()
    .replace(/^=\s*/, '')
    .replace(/[\s.,;!。।]+$/, '')
  const alone = readingsOf(typed, decimalComma)
  if (alone.length > 0) return typedNumber(alone)
  const { number, isPercent } = withoutUnit(typed, unit)
  const readings = number === undefined ? [] : readingsOf(number, decimalComma)
  if (!isPercent || readings.length !== 1) return typedNumber(readings)
  return { kind: 'number', values: [times(readings[0]!, PERCENT), readings[0]!] }
}

function typedNumber(readings: ExactNumber[]): TypedNumber {
  if (readings.length > 1) return { kind: 'ambiguous', readings }
  return readings.length === 1 ? { kind: 'number', values: readings } : { kind: 'none' }
}

function readingsOf(text: string, decimalComma: boolean): ExactNumber[] {
  const [, sign, size = ''] = /^([+-]?)(.*)$/.exec(plainNumber(text)) ?? []
  const forms = [decimal, scientific, raised, fraction, mixed]
  const readings = forms.flatMap((form) => form(size, decimalComma))
  const distinct = readings.filter((one, at) => readings.findIndex((other) => isSame(one, other)) === at)
  return sign === '-' ? distinct.map(negated) : distinct
}

type Form = (text: string, decimalComma: boolean) => ExactNumber[]

/** `1200`, `1,200.5`, `1 200,5`, `1,25,000`, `.5` */
const decimal: Form = (text, decimalComma) => {
  const group = groupedDigits(text)
  const point = decimalDigits(text)
  if (group === undefined || point === undefined) return [group, point].filter((one) => one !== undefined)
  if (text.includes(',')) return decimalComma ? [group, point] : [group]
  return decimalComma || text.endsWith('0') ? [point, group] : [point]
}

const GROUPED = /^(?:[1-9]\d{0,2}([,.' ])\d{3}(?:\1\d{3})*|[1-9]\d?([,.' ])\d{2}(?:\2\d{2})*\2\d{3})$/

function groupedDigits(text: string): ExactNumber | undefined {
  return GROUPED.test(text) ? fromDigits(text.replace(/\D/g, '')) : undefined
}

function decimalDigits(text: string): ExactNumber | undefined {
  const [, whole = '', point, decimals = ''] = /^([\d,.' ]*?)(?:([.,\u066b])(\d*))?$/.exec(text) ?? []
  const isWhole = /^\d*$/.test(whole) || (GROUPED.test(whole) && !(point && whole.includes(point)))
  return isWhole && whole + decimals ? fromDigits(whole.replace(/\D/g, ''), decimals) : undefined
}

/** `3e8`, `3×10^8` */
const scientific: Form = (text, decimalComma) => {
  const [, factor, exponent] = /^(.+?)(?:e|×10\^)([+-]?\d{1,3})$/i.exec(text) ?? []
  if (factor === undefined || Math.abs(Number(exponent)) > EXPONENT_MAX) return []
  const scale = power(fromDigits('10'), Number(exponent))
  return decimal(factor, decimalComma).map((one) => times(one, scale))
}

/** `10^8`, `2^-3`. In some countries, 3.10^8 means 3×10^8. */
const raised: Form = (text, decimalComma) => {
  const [, base = '', exponent] = /^(.+)\^([+-]?\d{1,3})$/.exec(text) ?? []
  if (exponent === undefined || Math.abs(Number(exponent)) > EXPONENT_MAX) return []
  const [, factor] = /^(\d+)[.,]10$/.exec(base) ?? []
  return [
    ...decimal(base, decimalComma)
      .filter((one) => !isZero(one) || Number(exponent) > 0)
      .map((one) => power(one, Number(exponent))),
    ...(factor === undefined ? [] : scientific(`${factor}e${exponent}`, decimalComma)),
  ]
}

/** `1/2` */
const fraction: Form = (text, decimalComma) => {
  const [, above, below] = text.split('/').length === 2 ? (/^(.+)\/(.+)$/.exec(text) ?? []) : []
  if (above === undefined || below === undefined) return []
  const divisors = decimal(below, decimalComma).filter((one) => !isZero(one))
  return decimal(above, decimalComma).flatMap((one) => divisors.map((other) => times(one, inverse(other))))
}

/** `1 1/2` */
const mixed: Form = (text, decimalComma) => {
  const [, whole = '', part = ''] = /^(.+) (\d+\/\d+)$/.exec(text) ?? []
  const wholes = decimal(whole, decimalComma).filter(({ numerator, denominator }) =>
    isZero({ numerator: numerator % denominator, denominator }),
  )
  return wholes.flatMap((one) => fraction(part, decimalComma).map((other) => plus(one, other)))
}
