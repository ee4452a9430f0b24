import type { Answer, AnswerOf, Key, KeyOf, QuestionKind } from '@mentor-connect/contract/api/questions'
import { foldText, foldedWords } from '@mentor-connect/contract/rules/foldText'

type Mark<Kind extends QuestionKind> = (answer: AnswerOf<Kind>, key: KeyOf<Kind>) => number

/** The part of a question that is right, from 0 to 1. */
const MARKS: { [Kind in QuestionKind]: Mark<Kind> } = {
  single: ({ option }, key) => Number(option === key.option),

  // Wrong choices count against right ones, so that choosing everything earns nothing.
  multiple: ({ options }, key) => {
    const right = options.filter((id) => key.options.includes(id)).length
    const wrong = options.length - right
    return key.options.length === 0
      ? Number(options.length === 0)
      : Math.max(0, right - wrong) / key.options.length
  },

  number: ({ number }, { value, tolerance }) => {
    const given = typedNumber(number)
    // The smallest part more, because 0.3 is not 0.1 + 0.2 in binary.
    return Number(
      given !== undefined && Math.abs(given - value) <= tolerance + Number.EPSILON * Math.abs(value),
    )
  },

  text: ({ text }, { accepted }) => Number(accepted.some((one) => sameWords(one, text))),

  order: ({ order }, key) => Number(key.order.every((id, place) => order[place] === id)),

  match: ({ pairs }, key) => shareOf(key.pairs, pairs),

  gap: ({ gaps }, key) => shareOf(key.gaps, gaps),
}

/** @returns 0 without an answer */
export function mark(key: Key, answer: Answer | undefined): number {
  if (!answer || answer.kind !== key.kind) return 0
  return (MARKS[key.kind] as Mark<QuestionKind>)(answer, key)
}

/** Case, accents, nukta, spaces and punctuation do not count. */
function sameWords(one: string, other: string): boolean {
  return foldedWords(one).join(' ') === foldedWords(other).join(' ')
}

const INDIAN_OR_WESTERN = /^[+-]?(\d{1,3}(,\d{2,3})*|\d+)(\.\d+)?$/

/** A number as typed, with grouped thousands and Devanagari digits; undefined if it is none. */
function typedNumber(text: string): number | undefined {
  const typed = foldText(text)
    .replace(/\s/g, '')
    .replace(/^\u2212/, '-')
  return INDIAN_OR_WESTERN.test(typed) ? Number(typed.replace(/,/g, '')) : undefined
}

/** The share of entries that are as they should be. */
function shareOf(expected: Record<string, string>, given: Record<string, string>): number {
  const entries = Object.entries(expected)
  const right = entries.filter(([id, value]) => Object.hasOwn(given, id) && given[id] === value)
  return entries.length === 0 ? 0 : right.length / entries.length
}
