import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import type { BlockOf, Inline } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { CHECK_OPTIONS_MAX } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import { plain } from '../history/bodyDifferences'
import { editedRuns } from './editedRuns'

export type Check = Omit<BlockOf<'check'>, 'id'>

/** Form values of an option. `before` is the stored option, whose formatting is kept where the text is unchanged. */
export interface OptionValues {
  text: string
  feedback: string
  right: boolean
  before?: Check['options'][number]
}

export const OPTIONS_MIN = 2
export const emptyOption = (): OptionValues => ({ text: '', feedback: '', right: false })

export function optionsOf(check: Check | undefined): OptionValues[] {
  const written = (check?.options ?? []).map((option) => ({
    text: plain(option.text),
    feedback: plain(option.feedback ?? []),
    right: option.right,
    before: option,
  }))
  return written.length > 0 ? written : [{ ...emptyOption(), right: true }, emptyOption()]
}

export const canAddOption = (options: OptionValues[]) => options.length < CHECK_OPTIONS_MAX

/** The first missing part of a question; undefined if it is complete. */
export function checkProblem(
  question: string,
  options: OptionValues[],
): 'option' | 'question' | 'right' | undefined {
  if (isBlank(question)) return 'question'
  if (options.some(({ text }) => isBlank(text))) return 'option'
  return options.some(({ right }) => right) ? undefined : 'right'
}

export function checkOf(question: string, options: OptionValues[], before?: readonly Inline[]): Check {
  return {
    type: 'check',
    question: editedRuns(question.trim(), before),
    options: options.map(({ text, feedback, right, before: option }) => {
      const why = editedRuns(feedback.trim(), option?.feedback)
      return { text: editedRuns(text.trim(), option?.text), right, ...(why.length > 0 && { feedback: why }) }
    }),
  }
}
