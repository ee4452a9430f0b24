import { quizTextNumber } from './quizTextNumber'

/** A divider stands directly between words or has spaces around it. `||` alone is an answer. */
const DIVIDER = /\s+\|\s+|\s+\|$|(?<=[\p{L}\p{M}\p{N}])\|(?=[\p{L}\p{N}])/u

/** Returns the accepted short texts, for example of `résumé | CV`; undefined if the text has no divider. */
export function acceptedTexts(text: string): string[] | undefined {
  const parts = text.split(DIVIDER)
  return parts.length > 1 ? parts.map((one) => one.trim()).filter(Boolean) : undefined
}

/** Writes accepted texts in this format. A text that looks like a number gets a divider at its end. */
export function writeAcceptedTexts(accepted: string[]): string {
  const written = accepted.join(' | ')
  return accepted.length === 1 && quizTextNumber(written) !== undefined ? `${written} |` : written
}
