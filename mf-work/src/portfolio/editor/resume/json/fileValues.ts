import { lineError, tidyLine } from '@mentor-connect/contract/rules/enteredText'
import { firstGraphemes, hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { URL_MAX } from '@mentor-connect/contract/rules/limits'
import { isSecureAddress } from '@mentor-connect/contract/work/enteredContent'
import { YEAR_MAX, YEAR_MIN } from '@mentor-connect/contract/work/portfolioLimits'

// Reads values from a file that anybody may have written. A value of another type counts as missing.

export type Fields = Record<string, unknown>

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

/** Maximum number of entries of a list that are read, so that a huge list does not make the page slow. */
const ENTRIES_MAX = 100

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, ENTRIES_MAX) : [])

/** Maximum length of a text that is read. It is more than each field can hold. */
const LENGTH_MAX = 20_000

const INVISIBLE = /[^\P{C}\n\u200C\u200D]/gu

/** A text without control characters. */
export const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value.slice(0, LENGTH_MAX).replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(INVISIBLE, '').trim()
    : ''

/** Returns a value as text in one line; empty if that is not possible. */
export function lineOf(value: unknown): string {
  const line = tidyLine(textOf(value).replace(/\s+/g, ' '))
  return lineError(line) ? '' : line
}

/** A text that fits into a field, and whether it had to be shortened for that. */
export const fitting = (text: string, max: number) => ({
  text: firstGraphemes(text, max).trim(),
  isShortened: hasMoreGraphemes(text, max),
})

/** An address that can be a link. Undefined for all others, such as those that would run a program. */
export function addressOf(value: unknown): string | undefined {
  const address = textOf(value)
  return address.length <= URL_MAX && isSecureAddress(address) ? address : undefined
}

const DATE = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/

/** Year and month of a date such as `2022`, `2022-04` or `2022-04-01`. */
export function dateOf(value: unknown): { year?: number; month?: number } {
  const [, year, month] = DATE.exec(textOf(value)) ?? []
  if (Number(year) < YEAR_MIN || Number(year) > YEAR_MAX || year === undefined) return {}
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  return { year: Number(year), ...(isMonth && { month: Number(month) }) }
}
