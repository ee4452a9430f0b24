/** Limits of chat, the same in the browser and on the server. Times are milliseconds. */

/** Longest text of one message, in grapheme clusters. */
export const MESSAGE_GRAPHEMES_MAX = 4_000
/** Largest frame that a client may send, in bytes. */
export const FRAME_BYTES_MAX = 16 * 1024
/** Messages that one person may send: this many a second, after a burst. */
export const MESSAGES_PER_SECOND = 5
export const MESSAGE_BURST = 20
/** Connections that one person may hold at a time, all devices together. */
export const CONNECTIONS_PER_PERSON = 10
/** Most ids in one call of `POST /auth/chat-details`. */
export const CHAT_DETAILS_MAX = 50
/** Messages in one answer of the history. */
export const HISTORY_PAGE = 50
export const HISTORY_PAGE_MAX = 200
/** Messages in one step of an export: few enough that nobody else waits for them. */
export const EXPORT_PAGE = 100
/** Conversations that one `resume` may name, and messages that it replays of each before it sends to the history. */
export const RESUME_CURSORS_MAX = 100
export const RESUME_REPLAY_MAX = 500
/** The server asks every connection for a sign of life this often. */
export const PING_INTERVAL_MS = 25_000
/** A connection must have said who it is within this time. */
export const AUTH_DEADLINE_MS = 5_000
/** Somebody who comes back within this time was never offline. */
export const PRESENCE_GRACE_MS = 15_000
/** Away for this long with unread messages: a mail says so. */
export const DIGEST_AFTER_MS = 15 * 60_000
export const REPORT_REASON_MAX = 1_000
