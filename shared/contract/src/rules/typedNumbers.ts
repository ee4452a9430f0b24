import { toNumber } from './numbers/exactNumber'
import { latinDigits } from './numbers/latinDigits'
import { readNumber } from './numbers/readNumber'

const MOBILE = /^[0-9]{10}$/
/** A telephone number has at most 15 digits, including those of the country code (ITU-T E.164). */
const PHONE = /^(?:\+|00)?[0-9]{7,15}$/
const SEPARATORS = /[\s().\-\u2010-\u2015\u2212\u200b-\u200f\u2060\u202a-\u202e]/g

const unseparated = (text: string) => latinDigits(text.normalize('NFKC')).replace(SEPARATORS, '')

/**
 * Normalizes an Indian mobile number to ten digits; undefined if invalid. Accepts spaces, dashes, a prefix such as +91, 0091 or 0,
 * and the digits of every script.
 */
export function mobileNumber(text: string): string | undefined {
  const number = unseparated(text).replace(/^(?:(?:\+|00)?910?|0)(?=[0-9]{10}$)/, '')
  return MOBILE.test(number) ? number : undefined
}

/**
 * Returns true for a telephone number of any country, with the usual separators and the digits of every
 * script.
 */
export const isPhoneNumber = (text: string): boolean => PHONE.test(unseparated(text))

/** Parses a whole number from `min` to `max`; undefined if invalid. */
export function wholeNumber(text: string, max: number, min = 0): number | undefined {
  const typed = typedNumber(text)
  return Number.isInteger(typed) && typed >= min && typed <= max ? typed : undefined
}

/** Parses a number in any unambiguous form, such as `1,5` or `1 1/2`. NaN if the text is not such a number. */
export function typedNumber(text: string): number {
  const typed = readNumber(text)
  return typed.kind === 'number' && typed.values.length === 1 ? toNumber(typed.values[0]!) : NaN
}
