// Workshops of mentors: many learners at once.

/** Grapheme clusters. */
export const WORKSHOP_TITLE_MAX = 80
export const WORKSHOP_DESCRIPTION_MAX = 2000
export const WORKSHOP_MINUTES_MIN = 30
export const WORKSHOP_MINUTES_MAX = 180
export const WORKSHOP_SEATS_MIN = 2
export const WORKSHOP_SEATS_MAX = 100
/** How many learners can wait for a seat. */
export const WORKSHOP_WAITING_MAX = 500
/** Days ahead that a workshop can begin. */
export const WORKSHOP_DAYS_MAX = 180
/** Drafts and open workshops of one mentor. */
export const WORKSHOPS_OF_MENTOR_MAX = 30
export const WORKSHOPS_PAGE = 12
/** Grapheme clusters of a message to those with a seat. */
export const WORKSHOP_MESSAGE_MAX = 1000
/** Messages to one workshop within 24 hours. */
export const WORKSHOP_MESSAGES_PER_DAY = 3
/** Days after the end in which the mentor can still write. */
export const WORKSHOP_MESSAGE_DAYS_AFTER = 7
export const WORKSHOP_MESSAGES_PAGE = 10
/** Names on a page of those who take part. */
export const WORKSHOP_PEOPLE_PAGE = 24
