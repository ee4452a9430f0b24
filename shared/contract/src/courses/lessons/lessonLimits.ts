/** Limits of the body of a lesson. */
export const BLOCKS_MAX = 200
export const BODY_MAX_BYTES = 256 * 1024
/** Maximum number of runs of text in one paragraph, heading, cell or item. */
export const INLINES_MAX = 200
export const INLINE_TEXT_MAX = 5000
export const CODE_MAX = 20_000
export const LIST_ITEMS_MAX = 100
/** Maximum depth of nested lists. */
export const LIST_DEPTH_MAX = 3
export const TABLE_ROWS_MAX = 100
export const TABLE_COLUMNS_MAX = 10
export const ALT_TEXT_MAX = 300
export const CHECK_OPTIONS_MAX = 8
export const LESSON_MINUTES_MAX = 600
/** Words that a reader reads in a minute, from which the time for a lesson is computed. */
export const WORDS_PER_MINUTE = 200
export const SECONDS_PER_PICTURE = 12
/** Maximum length of a video, in seconds. */
export const VIDEO_SECONDS_MAX = 86_400
/** Maximum number of entries in a captions file, and of characters in one entry. */
export const CAPTION_CUES_MAX = 10_000
export const CAPTION_TEXT_MAX = 1000
/** Length of the pieces in which the watching of a video is counted, in seconds. */
export const WATCH_PIECE_SECONDS = 5
/** Maximum playback speed at which watching counts. */
export const WATCH_SPEED_MAX = 2
/** A video counts as watched if at least this share of its pieces was played. */
export const WATCHED_DONE_PERCENT = 90
/** Interval at which the client reports the watched pieces, in ms. */
export const WATCHED_INTERVAL_MS = 10_000
/** Maximum number of pieces in one report, which equals an hour of video. */
export const WATCHED_REPORT_MAX = 720
/** Minimum time between two saves of a learner's position in a lesson, in ms. */
export const POSITION_SAVE_INTERVAL_MS = 10_000

/**
 * Pattern of the addresses of links. Only `https:`, `http:` and `mailto:` are allowed, so that no link can run a
 * script.
 */
export const HREF_PATTERN = '^(https?://|mailto:)[^\\s]+$'
/** A language tag of BCP 47. */
export const LANG_PATTERN = '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$'
export const LANG_MAX = 35
