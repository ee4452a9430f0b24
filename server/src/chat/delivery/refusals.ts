import type { ChatErrorCode } from '@mentor-connect/contract/messages/chatFrames'
import { outageOf } from '../../platform/availability/unavailable'

/** Error code → the message for people, and whether sending the same frame again may succeed. */
export const refusals: Record<ChatErrorCode, { message: string; retryable: boolean }> = {
  invalid_frame: { message: 'The message could not be read.', retryable: false },
  too_large: { message: 'The message is too large. Shorten it.', retryable: false },
  blank: { message: 'Write something first.', retryable: false },
  too_long: { message: 'This message is too long.', retryable: false },
  no_conversation: { message: 'You have no conversation with this person.', retryable: false },
  no_message: { message: 'This message does not exist.', retryable: false },
  message_deleted: { message: 'This message was deleted.', retryable: false },
  edit_too_late: { message: 'A message can only be edited for 15 minutes.', retryable: false },
  too_many_edits: { message: 'This message has been edited too often.', retryable: false },
  no_room: { message: 'There is no such room, or you are not a member of it.', retryable: false },
  room_closed: { message: 'This room is closed. You can still read it.', retryable: false },
  not_mentionable: { message: 'Only members of the room can be mentioned.', retryable: false },
  blocked: { message: 'This conversation is blocked.', retryable: false },
  forbidden: { message: 'You do not have permission to do this.', retryable: false },
  first_contact_limit: {
    message: 'You can write more when this person has answered, or when you join one of their courses.',
    retryable: false,
  },
  new_contacts_limit: {
    message: 'You have written to many new people today. Write to this person tomorrow.',
    retryable: false,
  },
  learner_writes_first: {
    message: 'You can write to this person after they have written to you or joined one of your courses.',
    retryable: false,
  },
  contact_limited: {
    message: 'Your account is limited: you cannot start new conversations. Our mail to you says why.',
    retryable: false,
  },
  terms_changed: {
    message: 'Our terms have changed. Agree to them, then send the message again.',
    retryable: false,
  },
  text_only: {
    message: 'You can send files when this person has answered. Until then you can write.',
    retryable: false,
  },
  attachment_unknown: {
    message: 'A file of this message does not exist any more. Choose it again.',
    retryable: false,
  },
  no_call: { message: 'This call has ended.', retryable: false },
  in_call: { message: 'You are in another call. Leave it first.', retryable: false },
  calls_not_allowed: {
    message: 'A call needs that both of you allow calls in this conversation.',
    retryable: false,
  },
  ringing_limited: {
    message: 'You have called this person several times. Write a message, or call again later.',
    retryable: false,
  },
  session_call_closed: {
    message: 'The call of a session is open from 15 minutes before it until 30 minutes after it.',
    retryable: false,
  },
  rate_limited: { message: 'You are writing too fast. Wait a moment.', retryable: true },
  unavailable: {
    message: 'Not delivered yet: chat does not work at the moment. Try again in a moment.',
    retryable: true,
  },
  internal: { message: 'This could not be sent. Try again in a moment.', retryable: true },
}

/** Returns the error code for a frame whose handling failed. */
export const codeOf = (error: unknown): ChatErrorCode => (outageOf(error) ? 'unavailable' : 'internal')
