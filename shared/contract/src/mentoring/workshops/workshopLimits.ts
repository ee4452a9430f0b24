// Limits of workshops, in which a mentor meets many learners at once.

/** Maximum lengths, in grapheme clusters. */
export const WORKSHOP_TITLE_MAX = 80
export const WORKSHOP_DESCRIPTION_MAX = 2000
export const WORKSHOP_MINUTES_MIN = 30
export const WORKSHOP_MINUTES_MAX = 180
export const WORKSHOP_SEATS_MIN = 2
export const WORKSHOP_SEATS_MAX = 100
/** Maximum number of learners on the waiting list. */
export const WORKSHOP_WAITING_MAX = 500
/** Maximum number of days ahead that a workshop can begin. */
export const WORKSHOP_DAYS_MAX = 180
/** Maximum number of drafts and open workshops of one mentor. */
export const WORKSHOPS_OF_MENTOR_MAX = 30
export const WORKSHOPS_PAGE = 12
/** Maximum length of a message to learners with a seat, in grapheme clusters. */
export const WORKSHOP_MESSAGE_MAX = 1000
/** Maximum number of messages to one workshop within 24 hours. */
export const WORKSHOP_MESSAGES_PER_DAY = 3
/** Days after the end of a workshop during which the mentor can still write. */
export const WORKSHOP_MESSAGE_DAYS_AFTER = 7
export const WORKSHOP_MESSAGES_PAGE = 10
/** Number of names on a page of the list of participants. */
export const WORKSHOP_PEOPLE_PAGE = 24
