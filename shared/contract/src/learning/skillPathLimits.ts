// Limits of skill paths, ordered courses with a purpose.

/** Maximum lengths, in grapheme clusters. */
export const PATH_TITLE_MAX = 80
export const PATH_PURPOSE_MAX = 600
export const MILESTONE_TITLE_MAX = 80
export const MILESTONES_MAX = 8
/** Number of courses in all milestones of a published path. */
export const PATH_COURSES_MIN = 2
export const PATH_COURSES_MAX = 20
export const PATH_SUBJECTS_MAX = 3
/** Maximum number of paths, with drafts, of one mentor. */
export const PATHS_OF_MENTOR_MAX = 30
/** Maximum number of paths that a learner can have joined at the same time. */
export const JOINED_PATHS_MAX = 50
export const PATHS_PAGE = 12
/** Maximum number of paths that one search finds. */
export const FOUND_PATHS_MAX = 200
