import type { Answer, Question, QuestionOf } from '@mentor-connect/contract/courses/quizzes/questions'
import { readNumber, type TypedNumber } from '@mentor-connect/contract/rules/numbers/readNumber'

/** Reads a number as people write it in the languages of this browser, for example with a decimal comma. */
export function readTypedNumber({ unit }: QuestionOf<'number'>, text: string): TypedNumber {
  return readNumber(text, { unit, decimalComma: navigator.languages.some(writesDecimalComma) })
}

/** Returns true if the answer is a number that must be written differently before it can be marked. */
export function isUnclear(question: Question, answer: Answer | undefined): boolean {
  if (question.kind !== 'number' || answer?.kind !== 'number' || answer.number.trim() === '') return false
  return readTypedNumber(question, answer.number).kind !== 'number'
}

function writesDecimalComma(language: string): boolean {
  try {
    return new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(1.5).includes(',')
  } catch {
    return false
  }
}
