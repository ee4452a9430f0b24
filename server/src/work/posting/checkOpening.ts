import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { OPENING_DAYS_MAX } from '@mentor-connect/contract/work/openingLimits'
import {
  closingError,
  openingErrors,
  type OpeningContent,
  type OpeningError,
} from '@mentor-connect/contract/work/openingRules'
import { errors } from '../../platform/http/errors'
import { today } from '../openings/openings.repo'

const MESSAGES: Record<OpeningError, string> = {
  needed: 'Fill this in.',
  too_long: 'This is too long.',
  too_many: 'These are too many.',
  out_of_range: 'This is outside of what is possible.',
  address: 'Enter an address that begins with https://.',
  line: 'Write this in one line, without invisible characters.',
  day: 'Choose a day.',
}

/**
 * Checks the data of an opening. A draft may be incomplete, and its closing day may be over.
 *
 * @throws ApiError `invalid_input` with a message for each field
 */
export function requireValid(content: OpeningContent, how: 'draft' | 'complete', now: Date): void {
  const found = Object.entries(openingErrors(content)).filter(
    ([, error]) => how === 'complete' || error !== 'needed',
  )
  const closing = how === 'complete' ? closingErrorNow(content.closesOn, now) : undefined
  if (closing) found.push(['closesOn', closing])
  if (found.length === 0) return
  throw errors.invalidInput(Object.fromEntries(found.map(([field, error]) => [field, MESSAGES[error]])))
}

/** Checks a closing day. @throws ApiError `invalid_input` if people could not apply until this day */
export function requireClosingDay(closesOn: string, now: Date): void {
  const error = closingErrorNow(closesOn, now)
  if (error) throw errors.invalidInput({ closesOn: MESSAGES[error] })
}

const closingErrorNow = (closesOn: string, now: Date) =>
  closingError(closesOn, today(now), daysAfter(today(now), OPENING_DAYS_MAX))
