import { foldText } from '../rules/foldText'
import { INTEREST_ITEMS, ITEMS_PER_TYPE, UNKNOWN_WORK } from './interestItems'
import { interestMatch, interestScores, isFlat } from './interestScores'
import { INTEREST_TYPES, rankedTypes } from './interestTypes'

const answered = (of: (item: (typeof INTEREST_ITEMS)[number]) => number) =>
  Object.fromEntries(INTEREST_ITEMS.map((item) => [item.id, of(item)]))

test('there are as many items of each type, all different in both languages', () => {
  for (const type of INTEREST_TYPES)
    expect(INTEREST_ITEMS.filter((item) => item.type === type)).toHaveLength(ITEMS_PER_TYPE)
  for (const language of ['en', 'hi'] as const)
    expect(new Set(INTEREST_ITEMS.map(({ names }) => foldText(names[language]))).size).toBe(
      INTEREST_ITEMS.length,
    )
})

test('a score is the mean of what is known, and absent with fewer than six answers', () => {
  const scores = interestScores(
    answered(({ id, type }) => {
      if (type === 'A') return Number(id.slice(1)) > 5 ? UNKNOWN_WORK : 4
      if (type === 'R') return Number(id.slice(1)) > 6 ? UNKNOWN_WORK : 5
      return type === 'S' ? (id === 'S1' ? 5 : 2) : 1
    }),
  )
  expect(scores).toEqual({ R: 5, I: 1, A: null, S: 2.38, E: 1, C: 1 })
  expect(rankedTypes(scores)).toEqual(['R', 'S', 'I', 'E', 'C'])
})

test('equal answers are flat, and match nothing', () => {
  const scores = interestScores(answered(() => 3))
  expect(isFlat(scores)).toBe(true)
  expect(interestMatch(scores, { R: 5, I: 1, A: 1, S: 1, E: 1, C: 1 })).toBeUndefined()
})

test.each([
  ['close', { R: 5, I: 3, A: 1, S: 2, E: 1, C: 3 }],
  ['partly', { R: 3, I: 1, A: 1, S: 4, E: 2, C: 1 }],
  ['less', { R: 1, I: 2, A: 5, S: 4, E: 4, C: 1 }],
] as const)('a career can match: %s', (band, career) => {
  expect(interestMatch({ R: 4.5, I: 3, A: 1.5, S: 2.5, E: 1.5, C: 2.5 }, career)).toBe(band)
})
