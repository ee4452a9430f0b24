import { EMAIL_MAX } from '../rules/limits'

const EMAIL = /^[^\s@<>(),;:]+@[^\s@<>(),;:]+\.[^\s@<>(),;:]+$/

/** Checks the form of an e-mail address. Only the code mailed to it proves that it exists. */
export function looksLikeEmail(typed: string): boolean {
  const text = typed.trim()
  return EMAIL.test(text) && text.length <= EMAIL_MAX
}
