/** How many reviews a mentor needs before their average is shown; until then the mentor is "New". */
export const RATING_SHOWN_FROM = 3
export const MENTOR_REVIEWS_PAGE = 10
