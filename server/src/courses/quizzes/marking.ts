import type { AuthoredQuestion } from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import type {
  Answer,
  AnswerOf,
  KeyOf,
  QuestionKind,
  QuestionOf,
} from '@mentor-connect/contract/courses/quizzes/questions'
import { fromNumber, isWithin, toNumber } from '@mentor-connect/contract/rules/numbers/exactNumber'
import { readNumber } from '@mentor-connect/contract/rules/numbers/readNumber'
import { isSameAnswer } from './sameAnswer'

type Mark<Kind extends QuestionKind> = (
  answer: AnswerOf<Kind>,
  key: KeyOf<Kind>,
  question: QuestionOf<Kind>,
) => number

/** For each kind of question, the share of the answer that is right, from 0 to 1. */
const MARKS: { [Kind in QuestionKind]: Mark<Kind> } = {
  single: ({ option }, key) => Number(option === key.option),

  // Wrong choices are subtracted from right ones, so that choosing all options gives no points.
  multiple: ({ options }, key) => {
    const right = options.filter((id) => key.options.includes(id)).length
    const wrong = options.length - right
    return key.options.length === 0
      ? Number(options.length === 0)
      : Math.max(0, right - wrong) / key.options.length
  },

  number: ({ number }, { value, tolerance }, { unit }) => {
    const exact = [fromNumber(value), fromNumber(tolerance)] as const
    // A value like 1/3 is stored as the nearest double, so an exact comparison alone would not find it equal.
    return Number(numbersOf(number, unit).some((one) => isWithin(one, ...exact) || toNumber(one) === value))
  },

  text: ({ text }, { accepted }) => Number(accepted.some((one) => isSameAnswer(one, text))),

  order: ({ order }, key) => Number(key.order.every((id, place) => order[place] === id)),

  match: ({ pairs }, key) => shareOf(key.pairs, pairs),

  gap: ({ gaps }, key) => shareOf(key.gaps, gaps),
}

/** Returns the share of an answer that is right, from 0 to 1; 0 without an answer. */
export function mark(
  { question, key }: Pick<AuthoredQuestion, 'question' | 'key'>,
  answer: Answer | undefined,
): number {
  if (!answer || answer.kind !== key.kind) return 0
  return (MARKS[key.kind] as Mark<QuestionKind>)(answer, key, question)
}

/**
 * Returns the possible readings of a typed number. An ambiguous number that the learner was never asked about
 * is read as it is written in English and Hindi.
 */
function numbersOf(text: string, unit: string | undefined) {
  const typed = readNumber(text, { unit })
  if (typed.kind === 'ambiguous') return typed.readings.slice(0, 1)
  return typed.kind === 'number' ? typed.values : []
}

/** Returns the share of the expected entries that are given correctly. */
function shareOf(expected: Record<string, string>, given: Record<string, string>): number {
  const entries = Object.entries(expected)
  const right = entries.filter(([id, value]) => Object.hasOwn(given, id) && given[id] === value)
  return entries.length === 0 ? 0 : right.length / entries.length
}
