import type { AuthoredQuestion } from '../quizzes/quizAuthoring'
import { questionOf } from './quizTextQuestion'
import { draftsOf, problemOf, type QuizTextProblem } from './quizTextDrafts'

export interface QuizTextError {
  /** The line at which the question begins, counted from 1. */
  line: number
  problem: QuizTextProblem
}

export interface ParsedQuiz {
  questions: AuthoredQuestion[]
  errors: QuizTextError[]
}

/**
 * Parses questions that are written as plain text, a format for writing many at once. A blank line ends a question:
 *
 *     Which costs are fixed?          the question, in one or more lines
 *     * Rent | It is the same each month.     a right option, and the feedback for those who choose it
 *     - Vegetables                    a wrong option
 *     # Fixed costs do not change.    the feedback for everybody after the attempt
 *
 * Two right options make a question with several answers. Instead of options, a question may have
 * `= 24000 ± 100 rupees` for a number, `= résumé | CV` for a short text (`= 24/7 |` if the text looks like a number),
 * `1. Boil water` for steps in their order, or `Rent => fixed` for pairs. Gaps are written in the question, with the
 * right choice first: `A page begins with {html|body|head}`.
 *
 * @param idOf returns the id for the question at an index; ids of options are unique within a question
 */
export function parseQuizText(text: string, idOf = (index: number) => `q${index + 1}`): ParsedQuiz {
  const questions: AuthoredQuestion[] = []
  const errors: QuizTextError[] = []
  for (const draft of draftsOf(text)) {
    const problem = problemOf(draft)
    if (problem) errors.push({ line: draft.line, problem })
    else questions.push(questionOf(draft, idOf(questions.length)))
  }
  return { questions, errors }
}
