/** A fraction of whole numbers: 0.1 + 0.2 is 0.3. The denominator is above 0. */
export interface ExactNumber {
  numerator: bigint
  denominator: bigint
}

const TEN = 10n
const ZERO = 0n
/** Digits that are computed of a fraction: more than a double has. */
const PRECISION = 40

/** @param digits of the whole part and of the decimals, each may be empty */
export function fromDigits(whole: string, decimals = ''): ExactNumber {
  return { numerator: BigInt(whole + decimals || '0'), denominator: TEN ** BigInt(decimals.length) }
}

/** Reads a double as its shortest decimal: 0.1 is 1/10. */
export function fromNumber(value: number): ExactNumber {
  const [, sign = '', whole = '', decimals = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? []
  const exact = times(fromDigits(whole, decimals), power(fromDigits('10'), Number(exponent)))
  return sign ? negated(exact) : exact
}

export const negated = ({ numerator, denominator }: ExactNumber): ExactNumber => ({
  numerator: -numerator,
  denominator,
})

export const plus = (one: ExactNumber, other: ExactNumber): ExactNumber => ({
  numerator: one.numerator * other.denominator + other.numerator * one.denominator,
  denominator: one.denominator * other.denominator,
})

export const times = (one: ExactNumber, other: ExactNumber): ExactNumber => ({
  numerator: one.numerator * other.numerator,
  denominator: one.denominator * other.denominator,
})

/** The dividend may not be 0; neither of the two may be below it. */
export const inverse = ({ numerator, denominator }: ExactNumber): ExactNumber => ({
  numerator: denominator,
  denominator: numerator,
})

/** @param exponent a whole number; one below 0 only for a base that is not 0 */
export function power({ numerator, denominator }: ExactNumber, exponent: number): ExactNumber {
  const n = BigInt(Math.abs(exponent))
  const result = { numerator: numerator ** n, denominator: denominator ** n }
  return exponent < 0 ? inverse(result) : result
}

export const isZero = ({ numerator }: ExactNumber) => numerator === ZERO

export const isSame = (one: ExactNumber, other: ExactNumber) => isZero(plus(one, negated(other)))

/** Whether a number differs from another one by at most this much; exact at the edge. */
export function isWithin(given: ExactNumber, value: ExactNumber, tolerance: ExactNumber): boolean {
  const { numerator, denominator } = plus(given, negated(value))
  const distance = numerator < ZERO ? -numerator : numerator
  return distance * tolerance.denominator <= tolerance.numerator * denominator
}

/** The nearest double. */
export function toNumber(exact: ExactNumber): number {
  const { whole, decimals } = decimalsOf(exact)
  return Number(`${whole}.${decimals}`)
}

/** As a plain decimal without grouping; a fraction whose decimals do not end, as that: `1/3`. */
export function exactText(exact: ExactNumber): string {
  const { whole, decimals, rest } = decimalsOf(exact)
  if (rest !== ZERO) return `${exact.numerator}/${exact.denominator}`
  const shown = decimals.replace(/0+$/, '')
  return shown ? `${whole}.${shown}` : whole
}

function decimalsOf({ numerator, denominator }: ExactNumber) {
  const isNegative = numerator < ZERO
  const size = isNegative ? -numerator : numerator
  const whole = size / denominator
  // Decimals of a small number begin late: their zeros do not count.
  const count = PRECISION + Math.max(0, String(denominator).length - String(size).length)
  const scaled = (size % denominator) * TEN ** BigInt(count)
  return {
    whole: `${isNegative ? '-' : ''}${whole}`,
    decimals: String(scaled / denominator).padStart(count, '0'),
    rest: scaled % denominator,
  }
}
