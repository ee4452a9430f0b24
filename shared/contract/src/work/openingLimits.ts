// Limits of openings and of applications to them.

/** Maximum lengths, in grapheme clusters. */
export const OPENING_TITLE_MAX = 100
export const OPENING_DESCRIPTION_MAX = 5000
export const EMPLOYER_NAME_MAX = 100
export const EMPLOYER_ABOUT_MAX = 600
export const PLACE_MAX = 60
/** Maximum number of skills of an opening. The next constant limits the languages that the work needs. */
export const OPENING_SKILLS_MAX = 10
export const OPENING_LANGUAGES_MAX = 4
/**
 * Maximum number of questions that a poster asks. The next constant limits the length of one, in grapheme
 * clusters.
 */
export const OPENING_QUESTIONS_MAX = 5
export const OPENING_QUESTION_MAX = 200
/** Maximum amount of pay, in rupees. */
export const PAY_MAX = 100_000_000
export const OPENING_SEATS_MAX = 500
/** Maximum number of years between the closing day and the first day of work. */
export const START_YEARS_MAX = 2
/** Maximum duration, in whichever unit it is stated. */
export const DURATION_MAX = 60
/** Maximum number of days until an opening closes, counted from the day on which it is published or renewed. */
export const OPENING_DAYS_MAX = 180
/** Maximum number of openings of one mentor that are open, are paused or wait for an operator. */
export const OPEN_OPENINGS_MAX = 20
/** Maximum number of drafts of one mentor. */
export const OPENING_DRAFTS_MAX = 50
export const OPENINGS_PAGE = 12
/** Maximum number of similar openings that are shown with an opening. */
export const SIMILAR_OPENINGS_MAX = 4
/** Maximum number of reasons why an opening fits a learner. */
export const FIT_REASONS_MAX = 6

/** Maximum number of applications to one opening. Withdrawn ones count, too. */
export const APPLICATIONS_OF_OPENING_MAX = 2000
/** Maximum number of applications that a learner sends within 24 hours. */
export const APPLICATIONS_PER_DAY = 20
/** Maximum lengths of the texts of an application, in grapheme clusters. */
export const APPLICATION_NOTE_MAX = 2000
export const APPLICATION_ANSWER_MAX = 1000
export const POSTER_ANSWER_MAX = 1000
/** Maximum number of answers from the poster to one application, whether they change the stage or not. */
export const POSTER_ANSWERS_MAX = 30
export const APPLICATION_CERTIFICATES_MAX = 10
export const APPLICATION_WORKS_MAX = 5
export const APPLICANTS_PAGE = 24
/** Days without an answer after which an application is marked as silent. */
export const SILENT_DAYS = 30
/** Days after the closing of an opening during which its poster still sees the applicants' contact data. */
export const CONTACT_DAYS = 90

/** Maximum number of entries on a learner's board, including saved openings. */
export const BOARD_ENTRIES_MAX = 500
export const BOARD_NOTES_MAX = 2000
export const BOARD_PAGE = 24

/** Maximum number of alerts of one learner. */
export const OPENING_ALERTS_MAX = 10
/** Maximum length of the name of an alert, in grapheme clusters. */
export const ALERT_NAME_MAX = 80
/** Maximum number of openings that one weekly mail lists. */
export const ALERT_MAIL_OPENINGS = 10
