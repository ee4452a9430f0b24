import type { ChatMessage } from '@mentor-connect/contract/messages/chat'

/** The purpose of the text in the composer, if it is not a new message. */
export type Intent = { kind: 'reply' | 'edit'; message: ChatMessage }
