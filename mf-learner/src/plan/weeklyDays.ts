/** The targets to choose from. */
export const WEEKLY_DAYS = [1, 2, 3, 4, 5, 6, 7]
/** The one that is proposed. */
export const USUAL_WEEKLY_DAYS = 3
