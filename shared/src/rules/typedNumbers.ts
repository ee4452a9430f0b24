const MOBILE = /^[0-9]{10}$/
const DEVANAGARI_ZERO = '०'.codePointAt(0)!

/** Ten digits of an Indian mobile number, however it was typed: spaces, dashes, +91 or 0 before it, Devanagari. */
export function mobileNumber(text: string): string | undefined {
  const typed = latinDigits(text).replace(/[\s().-]/g, '')
  const number = typed.replace(/^(\+91|0)(?=[0-9]{10}$)/, '').replace(/^91(?=[0-9]{10}$)/, '')
  return MOBILE.test(number) ? number : undefined
}

/** A whole number from 0 to `max`. */
export function wholeNumber(text: string, max: number): number | undefined {
  const typed = latinDigits(text).trim()
  return /^[0-9]{1,4}$/.test(typed) && Number(typed) <= max ? Number(typed) : undefined
}

function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.codePointAt(0)! - DEVANAGARI_ZERO))
}
