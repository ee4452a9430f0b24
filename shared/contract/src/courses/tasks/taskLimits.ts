/** Limits of the tasks that mentors write and of the works that learners submit. */
export const CRITERIA_MIN = 3
export const CRITERIA_MAX = 8
/** Number of levels in one criterion. */
export const LEVELS_MIN = 2
export const LEVELS_MAX = 4
export const CRITERION_TITLE_MAX = 120
export const LEVEL_TEXT_MAX = 300
export const LEVEL_POINTS_MAX = 10

export const WORK_TEXT_MAX = 15_000
/** Maximum size of a draft or a submission in bytes. It allows for the longest text in Devanagari. */
export const WORK_MAX_BYTES = 128 * 1024
export const REVIEW_COMMENT_MAX = 4000
/** Maximum number of submissions for one task. */
export const SUBMISSIONS_MAX = 30
