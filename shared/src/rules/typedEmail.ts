import { EMAIL_MAX } from './limits'

const EMAIL = /^[^\s@<>(),;:]+@[^\s@<>(),;:]+\.[^\s@<>(),;:]+$/

/** Looks like an address; whether it is one, only the code that is mailed to it tells. */
export function looksLikeEmail(typed: string): boolean {
  const text = typed.trim()
  return EMAIL.test(text) && text.length <= EMAIL_MAX
}
