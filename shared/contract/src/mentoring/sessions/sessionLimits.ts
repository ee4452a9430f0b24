// Sessions of mentors with learners. Times are in minutes unless the name says otherwise.

/** Sessions begin and end at quarter hours: the UTC offset of each time zone is a multiple of them. */
export const QUARTER = 15
export const SESSION_MINUTES_MIN = 15
export const SESSION_MINUTES_MAX = 90
export const BUFFER_MAX = 60
export const NOTICE_HOURS_MIN = 12
export const NOTICE_HOURS_MAX = 168
export const HORIZON_DAYS_MAX = 60
/** Kinds of session that one mentor offers. */
export const SESSION_KINDS_MAX = 5
/** Grapheme clusters. */
export const SESSION_KIND_TITLE_MAX = 60
/** Time ranges of one day. */
export const RANGES_PER_DAY_MAX = 4
/** Days with hours of their own. */
export const SPECIAL_DAYS_MAX = 60
/** Absences that are planned at a time. */
export const ABSENCES_MAX = 20
/** Days of one absence: a year. */
export const ABSENCE_DAYS_MAX = 366
/** How far ahead an absence may begin. */
export const ABSENCE_YEARS_AHEAD = 2
/** Days of one request for free times. */
export const SLOT_DAYS_MAX = 31
/** Grapheme clusters of what a learner would like to talk about. */
export const MEETING_TOPIC_MAX = 500
export const MEETINGS_PAGE = 10
/** Sessions ahead of one learner with one mentor, and with all mentors. */
export const OPEN_SESSIONS_PER_MENTOR = 3
export const OPEN_SESSIONS = 10
/** How often a learner may move or cancel sessions with one mentor within 24 hours and still book or move there. */
export const SESSION_CHANGES_PER_DAY = 3
/** When the link of the call appears. */
export const JOIN_MINUTES_BEFORE = 15
/** Grapheme clusters of the notes that mentor and learner share. */
export const SESSION_NOTES_MAX = 5000
/** Things to do that notes list. */
export const ACTION_ITEMS_MAX = 20
/** Grapheme clusters. */
export const ACTION_ITEM_MAX = 200
/** Saved states of shared notes; older ones are deleted. */
export const NOTE_VERSIONS_MAX = 20
/** Grapheme clusters of the notes that only the mentor reads. */
export const PRIVATE_NOTES_MAX = 5000
/** Grapheme clusters of feedback after a session. */
export const FEEDBACK_MAX = 300
/** How long feedback can be given; then it is shown, whether or not both gave it. */
export const FEEDBACK_DAYS = 7
/** How long one can say that the other person did not come, and how long the other one can answer that. */
export const ATTENDANCE_HOURS = 48
