import type { Answer, Key, Option, Question } from '@mentor-connect/contract/courses/quizzes/questions'
import { inlineText } from '../blocks/plainText'

/** An answer or an answer key as text. */
export function answerText(question: Question, value: Answer | Key): string {
  switch (value.kind) {
    case 'single':
      return named(optionsOf(question), [value.option])
    case 'multiple':
      return named(optionsOf(question), value.options)
    case 'order':
      return value.order.map((id) => named(optionsOf(question), [id])).join(' → ')
    case 'number':
      return 'number' in value ? value.number : String(value.value)
    case 'text':
      return 'text' in value ? value.text : value.accepted[0]!
    case 'match':
      return pairText(question, value.pairs)
    case 'gap':
      return gapText(question, value.gaps)
  }
}

const optionsOf = (question: Question): Option[] => ('options' in question ? question.options : [])

const named = (options: Option[], ids: string[]) =>
  options
    .filter(({ id }) => ids.includes(id))
    .map(({ content }) => inlineText(content))
    .join(', ')

function pairText(question: Question, pairs: Record<string, string>): string {
  if (question.kind !== 'match') return ''
  return question.options
    .filter(({ id }) => id in pairs)
    .map(({ id, content }) => `${inlineText(content)}: ${named(question.targets, [pairs[id]!])}`)
    .join('; ')
}

function gapText(question: Question, gaps: Record<string, string>): string {
  if (question.kind !== 'gap') return ''
  return question.gaps.map(({ id, options }) => named(options, gaps[id] ? [gaps[id]] : []) || '…').join(', ')
}
