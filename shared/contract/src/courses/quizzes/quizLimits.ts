import { WEEK_MS } from '../../rules/durations'

/** Limits of quizzes, and the rules of those whose mentor has not chosen others. */
export const QUESTIONS_MAX = 100
export const OPTIONS_MAX = 10
export const GAPS_MAX = 10
export const PROMPT_BLOCKS_MAX = 10
export const ANSWER_TEXT_MAX = 200
export const ACCEPTED_TEXTS_MAX = 20
export const POINTS_MAX = 10
/** The largest number that a question may ask for. */
export const NUMBER_MAX = 1e15
export const ATTEMPTS_SHOWN = 50

export const PASS_PERCENT = 70
/** How many questions of the bank an attempt consists of. */
export const QUESTIONS_DRAWN = 8
/** Pauses before the second, third and each later attempt after one that failed, in seconds. */
export const PAUSES_S = [0, 10 * 60, 60 * 60] as const
/** An attempt that is not submitted ends by itself; what was answered is marked. */
export const ATTEMPT_LIFETIME_MS = WEEK_MS

/** Practice has reached its goal with this many right answers … */
export const PRACTICE_NEEDED = 4
/** … among the last ones. A run keeps the rule that it began with. */
export const PRACTICE_OF = 5
/** A question that was answered wrong comes back after this many others. */
export const PRACTICE_WRONG_RETURNS = 2

/** Size of a whole quiz as its mentor saves it: 100 questions with long Devanagari texts. */
export const QUIZ_MAX_BYTES = 1024 * 1024
