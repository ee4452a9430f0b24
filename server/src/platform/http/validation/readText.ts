import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { errors } from '../errors'

/** Returns the text as it is stored: in NFC and trimmed. */
export function readText(field: string, typed: string, max: number): string {
  const text = typed.normalize('NFC').trim()
  if (hasMoreGraphemes(text, max)) throw errors.invalidInput({ [field]: `Use at most ${max} characters.` })
  return text
}
