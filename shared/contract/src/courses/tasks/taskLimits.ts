/** Limits of tasks: what mentors may ask for, and what learners may hand in. */
export const CRITERIA_MIN = 3
export const CRITERIA_MAX = 8
/** Levels of one criterion. */
export const LEVELS_MIN = 2
export const LEVELS_MAX = 4
export const CRITERION_TITLE_MAX = 120
export const LEVEL_TEXT_MAX = 300
export const LEVEL_POINTS_MAX = 10

export const WORK_TEXT_MAX = 15_000
/** A draft or a submission with the longest Devanagari text. */
export const WORK_MAX_BYTES = 128 * 1024
export const REVIEW_COMMENT_MAX = 4000
/** How often one task may be sent. */
export const SUBMISSIONS_MAX = 30
