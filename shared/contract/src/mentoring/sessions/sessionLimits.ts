// Limits of sessions between mentors and learners. Times are in minutes unless the name says otherwise.

/**
 * Sessions begin and end at quarter hours, because the UTC offset of every time zone is a multiple of a quarter hour.
 */
export const QUARTER = 15
export const SESSION_MINUTES_MIN = 15
export const SESSION_MINUTES_MAX = 90
export const BUFFER_MAX = 60
/** Maximum number of sessions on one day that a mentor can choose as a limit. */
export const PER_DAY_MAX = 20
export const NOTICE_HOURS_MIN = 12
export const NOTICE_HOURS_MAX = 168
export const HORIZON_DAYS_MAX = 60
/** Maximum number of kinds of session that one mentor offers. */
export const SESSION_KINDS_MAX = 5
/** Maximum length of the title, in grapheme clusters. */
export const SESSION_KIND_TITLE_MAX = 60
/** Maximum number of time ranges in one day. */
export const RANGES_PER_DAY_MAX = 4
/** Maximum number of days whose hours differ from the weekly hours. */
export const SPECIAL_DAYS_MAX = 60
/** Maximum number of planned absences of one mentor. */
export const ABSENCES_MAX = 20
/** Maximum length of one absence in days: a year. */
export const ABSENCE_DAYS_MAX = 366
/** Maximum number of years ahead at which an absence may begin. */
export const ABSENCE_YEARS_AHEAD = 2
/** Maximum number of days in one request for free times. */
export const SLOT_DAYS_MAX = 31
/** Maximum length of the learner's topic for a session, in grapheme clusters. */
export const MEETING_TOPIC_MAX = 500
export const MEETINGS_PAGE = 10
/** Maximum number of upcoming sessions of one learner: with one mentor, and with all mentors. */
export const OPEN_SESSIONS_PER_MENTOR = 3
export const OPEN_SESSIONS = 10
/**
 * Maximum number of times that a learner may move or cancel sessions with one mentor within 24 hours. After that, the
 * learner can neither book nor move sessions with that mentor for the time being.
 */
export const SESSION_CHANGES_PER_DAY = 3
/** Number of weekly sessions in a series. */
export const SERIES_WEEKS_MIN = 2
export const SERIES_WEEKS_MAX = 8
/**
 * People who have missed this many sessions within these days, and did not contradict, cannot book for some days. The
 * days are counted from the moment at which it can no longer be contradicted.
 */
export const NO_SHOWS_MAX = 2
export const NO_SHOW_DAYS = 60
export const BOOKING_PAUSE_DAYS = 5
/** Operators are told of a mentor who has missed this many sessions within these days, and did not contradict. */
export const MENTOR_NO_SHOWS = 3
export const MENTOR_NO_SHOW_DAYS = 90
/** Days after which a missed session about which operators have not decided is forgotten. */
export const MENTOR_NO_SHOW_KEPT_DAYS = 365
/** Days after a session that the mentor has missed in which the learner can book again in spite of many changes. */
export const BOOK_AGAIN_DAYS = 14
/** Maximum number of times before a session or workshop at which a person is reminded. */
export const REMINDERS_MAX = 3
/** Minutes before the session at which the link of the call appears. */
export const JOIN_MINUTES_BEFORE = 15
/** Maximum length of the notes that mentor and learner share, in grapheme clusters. */
export const SESSION_NOTES_MAX = 5000
/** Maximum number of action items in the notes of a session. */
export const ACTION_ITEMS_MAX = 20
/** Maximum length of an action item, in grapheme clusters. */
export const ACTION_ITEM_MAX = 200
/** Number of versions of shared notes that are kept. Older ones are deleted. */
export const NOTE_VERSIONS_MAX = 20
/** Maximum length of the notes that only the mentor can read, in grapheme clusters. */
export const PRIVATE_NOTES_MAX = 5000
/** Maximum length of feedback after a session, in grapheme clusters. */
export const FEEDBACK_MAX = 300
/** Days during which feedback can be given. After that, it is shown even if only one person has given it. */
export const FEEDBACK_DAYS = 7
/**
 * Hours during which a person can report that the other one did not come, and during which the other one can
 * contradict.
 */
export const ATTENDANCE_HOURS = 48
