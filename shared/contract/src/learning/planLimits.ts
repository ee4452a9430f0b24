/** Results of the interest assessment that a learner can have; the oldest one goes when another is added. */
export const RESULTS_MAX = 20
/** Answers that come faster than this, in ms an item, were hardly read. */
export const HURRIED_ITEM_MS = 1000
/** Characters of a goal that a learner writes, and of a step. */
export const GOAL_TITLE_MAX = 120
export const STEP_TITLE_MAX = 200
/** Steps of a plan. */
export const PLAN_STEPS_MAX = 30
/** Changes of mentors that are shown, the last ones. */
export const PLAN_CHANGES_SHOWN = 20
