/** Maximum lengths, in grapheme clusters. */
export const QUESTION_TITLE_MAX = 120
export const QUESTION_TEXT_MAX = 3000
export const ANSWER_TEXT_MAX = 3000
export const QUESTIONS_PAGE = 10
/** Maximum number of answers to one question. */
export const ANSWERS_MAX = 100
/** If this many different people report a question or an answer, it is hidden until an operator has looked at it. */
export const REPORTERS_THAT_HIDE = 3
