import { GAP } from './gapText'
import { acceptedTexts } from './quizTextAccepted'
import { quizTextNumber } from './quizTextNumber'

export type QuizTextProblem =
  | 'no_answer'
  | 'no_question'
  | 'mixed'
  | 'no_right_option'
  | 'one_option'
  | 'ambiguous_number'

/** A question in plain text, with its lines sorted by kind. */
export interface Draft {
  line: number
  prompt: string[]
  options: { text: string; why?: string; right: boolean }[]
  equals?: string
  steps: string[]
  pairs: [string, string][]
  feedback?: string
}

/** Splits a text into questions. A blank line ends a question. */
export function draftsOf(text: string): Draft[] {
  const drafts: Draft[] = []
  let current: Draft | undefined
  for (const [index, raw] of text.normalize('NFC').split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '') current = undefined
    else {
      if (!current)
        drafts.push((current = { line: index + 1, prompt: [], options: [], steps: [], pairs: [] }))
      addLine(current, line)
    }
  }
  return drafts
}

function addLine(draft: Draft, line: string) {
  const option = /^([*-])\s+(.+?)(?:\s+\|\s+(.+))?$/.exec(line)
  const step = /^\p{Nd}+\.\s+(.+)$/u.exec(line)
  const pair = /^(.+?)\s+=>\s+(.+)$/.exec(line)
  if (line.startsWith('# ')) draft.feedback = line.slice(2).trim()
  else if (option) draft.options.push({ text: option[2]!, why: option[3], right: option[1] === '*' })
  else if (line.startsWith('= ')) draft.equals = line.slice(2).trim()
  else if (step) draft.steps.push(step[1]!)
  else if (pair) draft.pairs.push([pair[1]!, pair[2]!])
  else draft.prompt.push(line)
}

export const hasGaps = ({ prompt }: Draft) => GAP.test(prompt.join(' '))

/** Returns the reason why a question is not complete; undefined if it is. */
export function problemOf(draft: Draft): QuizTextProblem | undefined {
  const { prompt, options, equals, steps, pairs } = draft
  const answers = [
    options.length > 0,
    equals !== undefined,
    steps.length > 0,
    pairs.length > 0,
    hasGaps(draft),
  ]
  if (prompt.length === 0) return 'no_question'
  if (!answers.includes(true)) return 'no_answer'
  if (answers.filter(Boolean).length > 1) return 'mixed'
  if (options.length > 0 && !options.some(({ right }) => right)) return 'no_right_option'
  if ([options, steps, pairs].some(({ length }) => length === 1)) return 'one_option'
  if (equals !== undefined && !acceptedTexts(equals) && quizTextNumber(equals) === 'ambiguous')
    return 'ambiguous_number'
  return undefined
}
