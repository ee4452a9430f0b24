/** Limits of chat, shared by browser and server. Times are in ms. */

/** Maximum length of a message, in grapheme clusters. */
export const MESSAGE_GRAPHEMES_MAX = 4_000
/** Maximum size of a client's frame, in bytes. The longest text in Devanagari takes 48,000 bytes. */
export const FRAME_BYTES_MAX = 64 * 1024
/** Rate limit of a person's messages: the sustained rate per second, and the burst. */
export const MESSAGES_PER_SECOND = 5
export const MESSAGE_BURST = 20
/** Maximum number of simultaneous connections of a person, across all devices. */
export const CONNECTIONS_PER_PERSON = 10
/** Number of messages that a learner may send to a mentor who has not answered yet, unless the two are connected. */
export const FIRST_CONTACT_MESSAGES = 5
/** Number of mentors to whom an unconnected learner may write for the first time within 24 hours. */
export const NEW_CONTACTS_PER_DAY = 10
/** Maximum number of ids in one call of `POST /internal/connections`. */
export const CONNECTIONS_MAX = 50
/** Maximum number of ids in one call of `POST /auth/chat-details`. */
export const CHAT_DETAILS_MAX = 50
/** Messages per page of the history: default and maximum. */
export const HISTORY_PAGE = 50
export const HISTORY_PAGE_MAX = 200
/** Messages per step of an export, small enough not to delay other requests. */
export const EXPORT_PAGE = 100
/**
 * Maximum number of conversations in a `resume` frame and of messages replayed for each; beyond that the client loads
 * the history.
 */
export const RESUME_CURSORS_MAX = 100
export const RESUME_REPLAY_MAX = 500
/** Interval of the server's ping on every connection. */
export const PING_INTERVAL_MS = 25_000
/** A connection that does not authenticate within this time is closed. */
export const AUTH_DEADLINE_MS = 5_000
/** A person who reconnects within this time is shown as online throughout. */
export const PRESENCE_GRACE_MS = 15_000
/** The time for which a person must be offline before unread messages are mailed. */
export const DIGEST_AFTER_MS = 15 * 60_000
export const REPORT_REASON_MAX = 1_000
/** Maximum number of files in a message. */
export const ATTACHMENTS_MAX = 5
/** Maximum length of the name of a file, in code units. */
export const ATTACHMENT_NAME_MAX = 1_200
/** Maximum number of files in one call of `POST /internal/chat-files/note`. */
export const ATTACHMENT_CHANGES_MAX = 200
/** Maximum length of a voice message, in seconds. */
export const VOICE_SECONDS_MAX = 180
/** Maximum number of levels in the waveform of a voice message, and the highest level. */
export const VOICE_LEVELS_MAX = 64
export const VOICE_LEVEL_MAX = 100
/** Maximum number of mentors in one request for reply times. */
export const REPLY_TIMES_MAX = 100

/** The reactions that people can choose from. */
export const REACTIONS = ['👍', '❤️', '😂', '😮', '🙏', '🎉'] as const
/** The time for which the author can edit a message, and the number of times. */
export const EDIT_WITHIN_MS = 15 * 60_000
export const EDITS_MAX = 10
/** Maximum length of a quotation, in grapheme clusters. */
export const QUOTE_GRAPHEMES_MAX = 160
/** The time for which earlier texts of edited and deleted messages are kept for cases, in days. */
export const EARLIER_TEXT_DAYS = 90
/** The time for which the ids of changes are kept, in days, so that a repeated one is recognized. */
export const CHANGE_IDS_DAYS = 30
/** Maximum number of changed messages of a conversation in one resume; the next one continues. */
export const RESUME_CHANGES_MAX = 200
/** Maximum length of a search, results per page, and messages that one request looks at. */
export const CHAT_SEARCH_MAX = 100
export const CHAT_SEARCH_PAGE = 20
export const CHAT_SEARCH_SCANNED_MAX = 20_000
