/** A fraction of whole numbers, so that 0.1 + 0.2 is exactly 0.3. The denominator is greater than 0. */
export interface ExactNumber {
  numerator: bigint
  denominator: bigint
}

const TEN = 10n
const ZERO = 0n
/** Number of decimals that are computed for a fraction. A double has fewer. */
const PRECISION = 40

/**
 * Converts digits into a number.
 * @param whole digits before the decimal point; may be empty
 * @param decimals digits after the decimal point; may be empty
 */
export function fromDigits(whole: string, decimals = ''): ExactNumber {
  return { numerator: BigInt(whole + decimals || '0'), denominator: TEN ** BigInt(decimals.length) }
}

/** Converts a double, read as its shortest decimal: 0.1 becomes 1/10. */
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

/** Returns the reciprocal. The number must be greater than 0. */
export const inverse = ({ numerator, denominator }: ExactNumber): ExactNumber => ({
  numerator: denominator,
  denominator: numerator,
})

/**
 * Raises a number to a power.
 * @param exponent a whole number; it may be negative only if the base is not 0
 */
export function power({ numerator, denominator }: ExactNumber, exponent: number): ExactNumber {
  const n = BigInt(Math.abs(exponent))
  const result = { numerator: numerator ** n, denominator: denominator ** n }
  return exponent < 0 ? inverse(result) : result
}

export const isZero = ({ numerator }: ExactNumber) => numerator === ZERO

export const isSame = (one: ExactNumber, other: ExactNumber) => isZero(plus(one, negated(other)))

/** Returns true if two numbers differ by at most `tolerance`. A difference that equals the tolerance is within it. */
export function isWithin(given: ExactNumber, value: ExactNumber, tolerance: ExactNumber): boolean {
  const { numerator, denominator } = plus(given, negated(value))
  const distance = numerator < ZERO ? -numerator : numerator
  return distance * tolerance.denominator <= tolerance.numerator * denominator
}

/** Returns the nearest double. */
export function toNumber(exact: ExactNumber): number {
  const { whole, decimals } = decimalsOf(exact)
  return Number(`${whole}.${decimals}`)
}

/** Writes a number as a decimal without grouping. If the decimals do not end, it is written as a fraction: `1/3`. */
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
  // Leading zeros of small numbers do not count as computed digits.
  const count = PRECISION + Math.max(0, String(denominator).length - String(size).length)
  const scaled = (size % denominator) * TEN ** BigInt(count)
  return {
    whole: `${isNegative ? '-' : ''}${whole}`,
    decimals: String(scaled / denominator).padStart(count, '0'),
    rest: scaled % denominator,
  }
}
