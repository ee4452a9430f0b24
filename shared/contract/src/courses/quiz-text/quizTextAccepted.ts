import { quizTextNumber } from './quizTextNumber'

/** Between words, or with spaces around it: `||` is an answer. */
const DIVIDER = /\s+\|\s+|\s+\|$|(?<=[\p{L}\p{M}\p{N}])\|(?=[\p{L}\p{N}])/u

/** The short texts that are right, from `résumé | CV`; undefined if the text is not divided. */
export function acceptedTexts(text: string): string[] | undefined {
  const parts = text.split(DIVIDER)
  return parts.length > 1 ? parts.map((one) => one.trim()).filter(Boolean) : undefined
}

/** The reverse: a text that looks like a number ends with a divider. */
export function writeAcceptedTexts(accepted: string[]): string {
  const written = accepted.join(' | ')
  return accepted.length === 1 && quizTextNumber(written) !== undefined ? `${written} |` : written
}
