import { MESSAGE_GRAPHEMES_MAX } from '@mentor-connect/contract/rules/chatLimits'
import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { isStorableText } from '@mentor-connect/contract/rules/storableText'

/** A visible character: not a space, line break or invisible character. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\u115F\u1160\u2800\u3164\uFFA0]/u

/** Why a text is refused; undefined if it is valid. */
export function messageError(text: string): 'blank' | 'too_long' | 'invalid_frame' | undefined {
  if (!isStorableText(text)) return 'invalid_frame'
  if (!VISIBLE.test(text)) return 'blank'
  return hasMoreGraphemes(text, MESSAGE_GRAPHEMES_MAX) ? 'too_long' : undefined
}
