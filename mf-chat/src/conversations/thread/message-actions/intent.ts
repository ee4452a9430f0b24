import type { ChatMessage } from '@mentor-connect/contract/messages/chat'

/** What the composer is for, if not for a new message. */
export type Intent = { kind: 'reply' | 'edit'; message: ChatMessage }
