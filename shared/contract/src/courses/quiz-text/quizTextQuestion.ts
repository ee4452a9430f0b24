import type { AuthoredQuestion } from '../quizzes/quizAuthoring'
import type { Key, Option, Question } from '../quizzes/questions'
import { gapsOf } from './gapText'
import { inlinesOf } from './inlineText'
import { hasGaps, type Draft } from './quizTextDrafts'
import { acceptedTexts } from './quizTextAccepted'
import { quizTextNumber } from './quizTextNumber'

/** Converts a complete draft of a question in plain text. */
export function questionOf(draft: Draft, id: string): AuthoredQuestion {
  const { question, key } = answerPartOf(draft)
  const whys = draft.options.flatMap(({ why }, index) =>
    why ? [[letter(index), inlinesOf(why)] as const] : [],
  )
  const said = draft.feedback === undefined ? undefined : inlinesOf(draft.feedback)
  return {
    question: { id, points: 1, prompt: promptOf(draft), ...question } as Question,
    key,
    feedback: {
      ...(said && { right: said, wrong: said }),
      ...(whys.length > 0 && { options: Object.fromEntries(whys) }),
    },
  }
}

type Part = { question: Partial<Question>; key: Key }

function answerPartOf(draft: Draft): Part {
  if (draft.options.length > 0) return choice(draft)
  if (draft.equals !== undefined) return typed(draft.equals)
  if (draft.steps.length > 0) return steps(draft.steps)
  if (draft.pairs.length > 0) return pairs(draft.pairs)
  return gaps(draft.prompt.join(' '))
}

function choice({ options }: Draft): Part {
  const shown = options.map(({ text }, index) => optionOf(text, index))
  const right = options.flatMap((option, index) => (option.right ? [letter(index)] : []))
  return right.length === 1
    ? { question: { kind: 'single', options: shown }, key: { kind: 'single', option: right[0]! } }
    : { question: { kind: 'multiple', options: shown }, key: { kind: 'multiple', options: right } }
}

function typed(text: string): Part {
  const accepted = acceptedTexts(text)
  const number = accepted ? undefined : quizTextNumber(text)
  if (number === undefined || number === 'ambiguous')
    return { question: { kind: 'text' }, key: { kind: 'text', accepted: accepted ?? [text] } }
  const { unit, ...key } = number
  return { question: { kind: 'number', ...(unit && { unit }) }, key: { kind: 'number', ...key } }
}

function steps(texts: string[]): Part {
  return {
    question: { kind: 'order', options: texts.map(optionOf) },
    key: { kind: 'order', order: texts.map((_, index) => letter(index)) },
  }
}

function pairs(texts: [string, string][]): Part {
  const targets = [...new Set(texts.map(([, target]) => target))]
  const idOfTarget = (target: string) => `t${targets.indexOf(target) + 1}`
  return {
    question: {
      kind: 'match',
      options: texts.map(([text], index) => optionOf(text, index)),
      targets: targets.map((target) => ({ id: idOfTarget(target), content: inlinesOf(target) })),
    },
    key: {
      kind: 'match',
      pairs: Object.fromEntries(texts.map(([, target], index) => [letter(index), idOfTarget(target)])),
    },
  }
}

function gaps(text: string): Part {
  const { key, ...parts } = gapsOf(text)
  return { question: { kind: 'gap', ...parts }, key }
}

/** A question with gaps has an empty prompt, because its gaps contain the text. */
function promptOf(draft: Draft): Question['prompt'] {
  const lines = hasGaps(draft) ? [] : draft.prompt
  return lines.map((line, index) => ({ id: `p${index + 1}`, type: 'paragraph', content: inlinesOf(line) }))
}

const letter = (index: number) => String.fromCharCode('a'.charCodeAt(0) + index)
const optionOf = (text: string, index: number): Option => ({ id: letter(index), content: inlinesOf(text) })
