import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import type { AuthoredQuestion } from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import type { Option, Question } from '@mentor-connect/contract/courses/quizzes/questions'
import { inlineText } from '@mentor-connect/contract/courses/quiz-text/inlineText'

export const QUESTION_PROBLEMS = [
  'no_prompt',
  'empty_option',
  'one_option',
  'no_right',
  'no_number',
  'no_tolerance',
  'no_text',
  'no_gap',
] as const
export type QuestionProblem = (typeof QUESTION_PROBLEMS)[number]

/** The first problem that prevents saving a question; undefined if there is none. */
export function questionProblem({ question, key }: AuthoredQuestion): QuestionProblem | undefined {
  if (question.kind !== 'gap' && question.prompt.every(isBlankBlock)) return 'no_prompt'
  if (question.kind === 'gap' && question.gaps.length === 0) return 'no_gap'
  const lists = optionLists(question)
  if (lists.some((list) => list.length < 2)) return 'one_option'
  if (lists.flat().some(({ content }) => isBlank(inlineText(content)))) return 'empty_option'
  if (key.kind === 'multiple' && key.options.length === 0) return 'no_right'
  if (key.kind === 'number' && Number.isNaN(key.value)) return 'no_number'
  if (key.kind === 'number' && Number.isNaN(key.tolerance)) return 'no_tolerance'
  if (key.kind === 'text' && key.accepted.length === 0) return 'no_text'
  return undefined
}

function optionLists(question: Question): Option[][] {
  if (question.kind === 'match') return [question.options, question.targets]
  if (question.kind === 'gap') return question.gaps.map(({ options }) => options)
  return 'options' in question ? [question.options] : []
}

function isBlankBlock(block: Question['prompt'][number]): boolean {
  return block.type === 'paragraph' && isBlank(inlineText(block.content))
}
