import type { ThreadMessage } from '../../client/chatState'

/** The purpose of the text in the composer, if it is not a new message. */
export type Intent = { kind: 'reply' | 'edit'; message: ThreadMessage }
