/**
 * Maximum number of results of the interest assessment that are kept for a learner. A new result replaces the oldest
 * one.
 */
export const RESULTS_MAX = 20
/** Time per item, in ms. If the answers come faster on average, the items were hardly read. */
export const HURRIED_ITEM_MS = 1000
/** Maximum length of a goal and of a step in the learner's own words, in characters. */
export const GOAL_TITLE_MAX = 120
export const STEP_TITLE_MAX = 200
/** Maximum number of steps in a plan. */
export const PLAN_STEPS_MAX = 30
/** Number of mentors' changes that are shown, the latest ones. */
export const PLAN_CHANGES_SHOWN = 20
