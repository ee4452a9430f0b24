import { INTEREST_ITEMS } from '@mentor-connect/contract/learning/interestItems'
import type { InterestAnswers } from '@mentor-connect/contract/learning/interestScores'

/** Number of activities in a part: one of each interest type. */
const PART_SIZE = 6
export const PARTS = INTEREST_ITEMS.length / PART_SIZE
export const PART_PARAM = 'part'

export const partAddress = (part: number) => `?${PART_PARAM}=${part}`

/** The activities of a part; parts count from 1. */
export const itemsOf = (part: number) => INTEREST_ITEMS.slice((part - 1) * PART_SIZE, part * PART_SIZE)

/** The part of the questionnaire in the URL; undefined if it is missing or not a valid number. */
export function partOf(text: string | null): number | undefined {
  const part = Number(text)
  return Number.isInteger(part) && part >= 1 && part <= PARTS ? part : undefined
}

/** The part at which to resume: the first one with an unanswered activity. */
export function firstOpenPart(answers: InterestAnswers): number {
  const open = INTEREST_ITEMS.findIndex(({ id }) => answers[id] === undefined)
  return open === -1 ? PARTS : Math.floor(open / PART_SIZE) + 1
}
