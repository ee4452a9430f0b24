/** Business constants of the specification. Times are in ms unless the name says otherwise. */

export const OTP_LENGTH = 4
export const OTP_LIFETIME_MS = 10 * 60_000
export const OTP_TRIES_PER_CODE = 5
export const OTP_GUESSES_PER_DAY = 9
export const OTP_RESEND_COOLDOWN_MS = 30_000

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const PASSWORD_RESET_LIFETIME_MS = 30 * 60_000
export const PASSWORD_RESETS_PER_HOUR = 3
/** Length of the code that confirms a new e-mail address. */
export const EMAIL_CODE_LENGTH = 6
export const EMAIL_CODE_TRIES = 5
export const EMAIL_CHANGE_LIFETIME_MS = 30 * 60_000
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 60
export const RECOVERY_CODES = 10
/** Number of characters of a recovery code, which is shown in groups of four. */
export const RECOVERY_CODE_LENGTH = 16
export const NAME_MAX = 80
export const EMAIL_MAX = 254
export const DOMAIN_TAG_MAX = 40
export const SEARCH_MAX = 100
/** Number of free times that are offered if the requested time is taken. */
export const NEXT_SLOTS_MAX = 5

export const TITLE_MIN = 4
export const TITLE_MAX = 50
export const DESCRIPTION_MIN = 4
export const DESCRIPTION_MAX = 100
export const COMMENT_MAX = 1000
/** Maximum number of reviews shown with a course. */
export const REVIEWS_SHOWN = 50

export const OUTCOMES_MAX = 8
export const NEEDS_MAX = 6
/** Maximum length of one outcome or prerequisite of a course, in grapheme clusters. */
export const COURSE_LINE_MAX = 120
export const COURSE_HOURS_MAX = 200
export const COURSE_HOURS_STEP = 0.5

export const DOMAINS_MAX = 10
export const MODULES_MAX = 50
export const LESSONS_PER_MODULE_MAX = 50
export const LESSONS_PER_COURSE_MAX = 300
export const MODULE_NAME_MAX = 80
export const LESSON_TITLE_MAX = 100
export const URL_MAX = 1000
export const EXPERTISE_MAX = 100
export const EXPERIENCE_MAX = 70
export const SOCIAL_LINKS_MAX = 10
/** Maximum number of courses that operators recommend at the same time. */
export const FEATURED_MAX = 6
/** Maximum length of an announcement in each language, in characters. */
export const ANNOUNCEMENT_MAX = 200
export const ANNOUNCEMENTS_SHOWN = 3
export const ANNOUNCEMENT_DAYS_MAX = 90
/** Storage quota for all files of one mentor, in bytes. */
export const STORAGE_PER_MENTOR_BYTES = 500 * 1024 * 1024
/** Storage quota for all files that one learner has attached to works, in bytes. */
export const STORAGE_PER_LEARNER_BYTES = 200 * 1024 * 1024

/** The highest page number of a list. */
export const PAGE_MAX = 1_000_000
export const PAGE_SIZE = 9
export const PAGE_SIZE_MAX = 50
export const RATING_MAX = 5

/** Maximum number of lesson keys in one progress request. */
export const PROGRESS_KEYS_MAX = 500
export const PROGRESS_SAVE_DEBOUNCE_MS = 1000
/** Maximum age of a lesson change; older changes are treated as this old. */
export const PROGRESS_AGE_MAX_MS = 365 * 24 * 60 * 60_000

/** Maximum number of sessions in the account's session list. */
export const SESSIONS_SHOWN = 50
export const BEARER_LIFETIME_MS = 15 * 60_000

/** Maximum number of courses that are suggested when a course is finished. */
export const NEXT_COURSES_MAX = 3
