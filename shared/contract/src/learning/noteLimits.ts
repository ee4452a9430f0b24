/** Grapheme clusters of a note. */
export const NOTE_MAX = 2000
/** Code units of the quoted passage; a longer selection is cut. */
export const QUOTE_MAX = 500
/** Notes that a learner may have in one lesson. */
export const NOTES_PER_LESSON_MAX = 100
