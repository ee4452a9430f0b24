import { INTEREST_ITEMS, UNKNOWN_WORK } from './interestItems'
import { INTEREST_TYPES, type InterestScores, type InterestType } from './interestTypes'

/** Number of answers that a type needs in order to get a score. */
export const ANSWERS_FOR_SCORE = 6
/** If the difference between the highest and the lowest score is smaller than this, their order has no meaning. */
const FLAT_BELOW = 0.5

/** Answers by item id. */
export type InterestAnswers = Record<string, number>

/** Returns the mean score of each type, rounded to two decimals. */
export function interestScores(answers: InterestAnswers): InterestScores {
  const scoreOf = (type: InterestType) => {
    const given = INTEREST_ITEMS.filter((item) => item.type === type).flatMap(({ id }) => {
      const answer = answers[id]
      return answer === undefined || answer === UNKNOWN_WORK ? [] : [answer]
    })
    if (given.length < ANSWERS_FOR_SCORE) return null
    return Math.round((given.reduce((sum, one) => sum + one, 0) / given.length) * 100) / 100
  }
  return Object.fromEntries(INTEREST_TYPES.map((type) => [type, scoreOf(type)])) as InterestScores
}

/** Returns true if the scores are too close to each other to rank the types. */
export function isFlat(scores: InterestScores): boolean {
  const known = Object.values(scores).filter((score) => score !== null)
  return known.length === 0 || Math.max(...known) - Math.min(...known) < FLAT_BELOW
}

/**
 * The fit between a person's interests and the work of a career. It is only given in these three steps, never as a
 * percentage.
 */
export type InterestMatch = 'close' | 'partly' | 'less'
const CLOSE_FROM = 0.6
const PARTLY_FROM = 0.2

/**
 * Compares the shape of two profiles by their correlation.
 * @returns undefined if a score is missing or the profile is flat
 */
export function interestMatch(
  scores: InterestScores,
  career: Record<InterestType, number>,
): InterestMatch | undefined {
  const own = INTEREST_TYPES.map((type) => scores[type])
  if (own.some((score) => score === null) || isFlat(scores)) return undefined
  const similarity = correlation(
    own as number[],
    INTEREST_TYPES.map((type) => career[type]),
  )
  return similarity >= CLOSE_FROM ? 'close' : similarity >= PARTLY_FROM ? 'partly' : 'less'
}

/** Pearson's correlation coefficient; 0 if all values of one side are equal. */
function correlation(a: number[], b: number[]): number {
  const fromMean = (values: number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return values.map((value) => value - mean)
  }
  const [x, y] = [fromMean(a), fromMean(b)]
  const dot = (left: number[], right: number[]) =>
    left.reduce((sum, value, index) => sum + value * right[index]!, 0)
  const scale = Math.sqrt(dot(x, x) * dot(y, y))
  return scale === 0 ? 0 : dot(x, y) / scale
}
