/** Limits of the body of a lesson. */
export const BLOCKS_MAX = 200
export const BODY_MAX_BYTES = 256 * 1024
/** Runs of text in one paragraph, heading, cell or item. */
export const INLINES_MAX = 200
export const INLINE_TEXT_MAX = 5000
export const CODE_MAX = 20_000
export const LIST_ITEMS_MAX = 100
/** How deep lists may be nested. */
export const LIST_DEPTH_MAX = 3
export const TABLE_ROWS_MAX = 100
export const TABLE_COLUMNS_MAX = 10
export const ALT_TEXT_MAX = 300
export const CHECK_OPTIONS_MAX = 8
export const LESSON_MINUTES_MAX = 600
/** Reading speed, for the time that a lesson takes. */
export const WORDS_PER_MINUTE = 200
export const SECONDS_PER_PICTURE = 12
/** The longest video, in seconds. */
export const VIDEO_SECONDS_MAX = 86_400
/** Entries of captions, and characters of one. */
export const CAPTION_CUES_MAX = 10_000
export const CAPTION_TEXT_MAX = 1000
/** A video is watched in pieces of this length. */
export const WATCH_PIECE_SECONDS = 5
/** The highest speed at which watching counts. */
export const WATCH_SPEED_MAX = 2
/** A video counts as watched if at least this share of its pieces was played. */
export const WATCHED_DONE_PERCENT = 90
/** How often it is reported what was watched, in ms. */
export const WATCHED_INTERVAL_MS = 10_000
/** Pieces in one report: an hour of video. */
export const WATCHED_REPORT_MAX = 720
/** How often the position of a learner in a lesson is saved at most, in ms. */
export const POSITION_SAVE_INTERVAL_MS = 10_000

/** Where links may lead: `https:`, `http:` or `mailto:` only, so that no link can run a script. */
export const HREF_PATTERN = '^(https?://|mailto:)[^\\s]+$'
/** A language tag of BCP 47. */
export const LANG_PATTERN = '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$'
export const LANG_MAX = 35
