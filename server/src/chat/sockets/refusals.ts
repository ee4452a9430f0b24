import type { ChatErrorCode } from '@mentor-connect/shared/contracts/chatFrames'

/** What people read who know no code, and whether the same frame may be sent again. */
export const refusals: Record<ChatErrorCode, { message: string; retryable: boolean }> = {
  invalid_frame: { message: 'This cannot be read.', retryable: false },
  too_large: { message: 'This is too large to be sent.', retryable: false },
  blank: { message: 'Write something first.', retryable: false },
  too_long: { message: 'This message is too long.', retryable: false },
  no_conversation: { message: 'You have no conversation with this person.', retryable: false },
  blocked: { message: 'This conversation is blocked.', retryable: false },
  forbidden: { message: 'This is not yours to do.', retryable: false },
  rate_limited: { message: 'You are writing too fast. Wait a moment.', retryable: true },
  internal: { message: 'This could not be sent. Try again in a moment.', retryable: true },
}
