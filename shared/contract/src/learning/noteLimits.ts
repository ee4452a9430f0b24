/** Maximum length of a note, in grapheme clusters. */
export const NOTE_MAX = 2000
/** Maximum length of the quoted passage, in UTF-16 code units. A longer selection is cut. */
export const QUOTE_MAX = 500
/** Maximum number of a learner's notes in one lesson. */
export const NOTES_PER_LESSON_MAX = 100
