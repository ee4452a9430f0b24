import type { ChatErrorCode } from '@mentor-connect/contract/api/chatFrames'

/** The message for people, and whether sending the same frame again may succeed. */
export const refusals: Record<ChatErrorCode, { message: string; retryable: boolean }> = {
  invalid_frame: { message: 'The message could not be read.', retryable: false },
  too_large: { message: 'The message is too large. Shorten it.', retryable: false },
  blank: { message: 'Write something first.', retryable: false },
  too_long: { message: 'This message is too long.', retryable: false },
  no_conversation: { message: 'You have no conversation with this person.', retryable: false },
  blocked: { message: 'This conversation is blocked.', retryable: false },
  forbidden: { message: 'You do not have permission to do this.', retryable: false },
  rate_limited: { message: 'You are writing too fast. Wait a moment.', retryable: true },
  internal: { message: 'This could not be sent. Try again in a moment.', retryable: true },
}
