import type { KeyboardEvent } from 'react'

/** Key code of every key that an input method (IME) handles itself. */
const HANDLED_BY_IME = 229

/**
 * Returns true if a key belongs to an input method. Enter then chooses a word and must not send, add or submit
 * anything. Safari reports the end of the composition before that Enter, so there the key can only be recognized by
 * its code.
 */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === HANDLED_BY_IME
}
