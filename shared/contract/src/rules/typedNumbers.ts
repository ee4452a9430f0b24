const MOBILE = /^[0-9]{10}$/
const DEVANAGARI_ZERO = '०'.codePointAt(0)!

/**
 * Normalizes an Indian mobile number to ten digits; undefined if invalid. Accepts spaces, dashes, a prefix +91 or 0,
 * and Devanagari digits.
 */
export function mobileNumber(text: string): string | undefined {
  const typed = latinDigits(text).replace(/[\s().-]/g, '')
  const number = typed.replace(/^(\+91|0)(?=[0-9]{10}$)/, '').replace(/^91(?=[0-9]{10}$)/, '')
  return MOBILE.test(number) ? number : undefined
}

/** Parses a whole number from 0 to `max`; undefined if invalid. */
export function wholeNumber(text: string, max: number): number | undefined {
  const typed = latinDigits(text).trim()
  return /^[0-9]{1,4}$/.test(typed) && Number(typed) <= max ? Number(typed) : undefined
}

/** Parses a number with a point or a comma, such as `1,5`; NaN if invalid. */
export function decimalNumber(text: string): number {
  const typed = latinDigits(text).trim().replace(',', '.')
  return /^[0-9]{1,4}(\.[0-9]{1,2})?$/.test(typed) ? Number(typed) : NaN
}

export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.codePointAt(0)! - DEVANAGARI_ZERO))
}
