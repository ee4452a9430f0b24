import { MESSAGE_GRAPHEMES_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { isStorableText } from '@mentor-connect/contract/rules/storableText'

/** Returns the reason why a text is refused; undefined if it is valid. */
export function messageError(text: string): 'blank' | 'too_long' | 'invalid_frame' | undefined {
  if (!isStorableText(text)) return 'invalid_frame'
  if (isBlank(text)) return 'blank'
  return hasMoreGraphemes(text, MESSAGE_GRAPHEMES_MAX) ? 'too_long' : undefined
}
