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
 *     * Rent | It is the same each month.     a right option, and what is said to those who choose it
 *     - Vegetables                    a wrong option
 *     # Fixed costs do not change.    what is said to everybody after the attempt
 *
 * Two right options make a question with several answers. fixed` for pairs. => fixed` for pairs. Gaps are written in
 * the question: `A page begins with {html|body|head}`, the right choice first.
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
