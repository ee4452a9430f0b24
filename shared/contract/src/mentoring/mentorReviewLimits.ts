/** Number of reviews that a mentor needs before the average is shown. Until then, the mentor is shown as "New". */
export const RATING_SHOWN_FROM = 3
export const MENTOR_REVIEWS_PAGE = 10
