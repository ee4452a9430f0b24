/** Results of the interest assessment that a learner can have; the oldest one goes when another is added. */
export const RESULTS_MAX = 20
/** Answers that come faster than this, in ms an item, were hardly read. */
export const HURRIED_ITEM_MS = 1000
