import { MESSAGE_GRAPHEMES_MAX } from '@mentor-connect/shared/contracts/chatLimits'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** Something that can be seen: not only spaces, line breaks and invisible signs. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\u115F\u1160\u2800\u3164\uFFA0]/u

/** Why a text cannot be sent; undefined when it can. */
export function messageFault(text: string): 'blank' | 'too_long' | 'invalid_frame' | undefined {
  // PostgreSQL cannot keep it.
  if (text.includes('\u0000')) return 'invalid_frame'
  if (!VISIBLE.test(text)) return 'blank'
  return isTooLong(text) ? 'too_long' : undefined
}

/** A text has never more graphemes than UTF-16 units, so a short one need not be cut up. */
function isTooLong(text: string) {
  if (text.length <= MESSAGE_GRAPHEMES_MAX) return false
  let count = 0
  for (const _ of segmenter.segment(text)) if (++count > MESSAGE_GRAPHEMES_MAX) return true
  return false
}
