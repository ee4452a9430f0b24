import { isBlank, lineError } from '../rules/enteredText'
import { hasMoreGraphemes } from '../rules/graphemes'
import { URL_MAX } from '../rules/limits'
import { addressError } from '../rules/webAddress'

// Rules for the texts and addresses of openings and portfolios.

export type TextError = 'needed' | 'too_long' | 'line'

export function requiredText(text: string, max: number): TextError | undefined {
  if (isBlank(text)) return 'needed'
  return hasMoreGraphemes(text, max) ? 'too_long' : undefined
}

export const requiredLine = (text: string, max: number): TextError | undefined =>
  requiredText(text, max) ?? (lineError(text) ? 'line' : undefined)

/** Returns true for a public `https` address. */
export function isSecureAddress(text: string): boolean {
  if (text.length > URL_MAX || !URL.canParse(text) || addressError(text)) return false
  return new URL(text).protocol === 'https:'
}
