import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { errors } from '../errors'

/**
 * A text as it is stored: NFC, trimmed.
 *
 * @throws ApiError `invalid_input` for this field if it has more grapheme clusters than `max`
 */
export function readText(field: string, typed: string, max: number): string {
  const text = typed.normalize('NFC').trim()
  if (hasMoreGraphemes(text, max)) throw errors.invalidInput({ [field]: `Use at most ${max} characters.` })
  return text
}
