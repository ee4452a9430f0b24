import { WEEK_MS } from '../../rules/durations'

/** Limits of quizzes, and the default rules for mentors who have not chosen others. */
export const QUESTIONS_MAX = 100
export const OPTIONS_MAX = 10
export const GAPS_MAX = 10
export const PROMPT_BLOCKS_MAX = 10
export const ANSWER_TEXT_MAX = 200
export const ACCEPTED_TEXTS_MAX = 20
export const POINTS_MAX = 10
/** The largest number that can be the right answer of a question. */
export const NUMBER_MAX = 1e15
export const ATTEMPTS_SHOWN = 50

export const PASS_PERCENT = 70
/** Number of questions that an attempt draws from the bank. */
export const QUESTIONS_DRAWN = 8
/** Pauses after a failed attempt, in seconds: before the second, the third and each later attempt. */
export const PAUSES_S = [0, 10 * 60, 60 * 60] as const
/** Time after which an open attempt ends automatically, in ms. The answers given until then are marked. */
export const ATTEMPT_LIFETIME_MS = WEEK_MS

/** Number of right answers, among the last `PRACTICE_OF`, with which practice reaches its goal. */
export const PRACTICE_NEEDED = 4
/** Number of latest answers that count for the goal of practice. A run keeps the rule with which it began. */
export const PRACTICE_OF = 5
/** A question that was answered wrongly comes back after this many other questions. */
export const PRACTICE_WRONG_RETURNS = 2

/** Maximum size of a quiz that its mentor saves, in bytes. It allows for 100 questions with long Devanagari texts. */
export const QUIZ_MAX_BYTES = 1024 * 1024
