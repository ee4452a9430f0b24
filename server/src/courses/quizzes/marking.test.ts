import type { Answer, Key, Question } from '@mentor-connect/contract/courses/quizzes/questions'
import { mark } from './marking'

const number = (typed: string): Answer => ({ kind: 'number', number: typed })
const text = (typed: string): Answer => ({ kind: 'text', text: typed })
const questionOf = ({ kind }: Key, unit?: string) =>
  ({ id: 'q', points: 1, prompt: [], kind, unit }) as Question
const TWENTY_FIVE: Key = { kind: 'number', value: 25, tolerance: 0 }
const LAKH: Key = { kind: 'number', value: 125_000, tolerance: 0 }
const THIRD: Key = { kind: 'number', value: 0.3, tolerance: 0.05 }
const RESUME: Key = { kind: 'text', accepted: ['résumé', 'रिज़्यूमे'] }

test.each<[string, Key, Answer | undefined, number]>([
  ['no answer', TWENTY_FIVE, undefined, 0],
  ['an answer of another kind', TWENTY_FIVE, text('25'), 0],
  ['the right option', { kind: 'single', option: 'a' }, { kind: 'single', option: 'a' }, 1],
  ['another option', { kind: 'single', option: 'a' }, { kind: 'single', option: 'b' }, 0],
  [
    'all right options',
    { kind: 'multiple', options: ['a', 'b'] },
    { kind: 'multiple', options: ['b', 'a'] },
    1,
  ],
  [
    'one of two right options',
    { kind: 'multiple', options: ['a', 'b'] },
    { kind: 'multiple', options: ['a'] },
    0.5,
  ],
  [
    'everything chosen',
    { kind: 'multiple', options: ['a', 'b'] },
    { kind: 'multiple', options: ['a', 'b', 'c', 'd'] },
    0,
  ],
  [
    'more wrong than right',
    { kind: 'multiple', options: ['a'] },
    { kind: 'multiple', options: ['b', 'c'] },
    0,
  ],
  ['a number', TWENTY_FIVE, number(' 25 '), 1],
  ['Devanagari digits', TWENTY_FIVE, number('२५'), 1],
  ['a decimal of the same value', TWENTY_FIVE, number('25.0'), 1],
  ['another number', TWENTY_FIVE, number('52'), 0],
  ['no number', TWENTY_FIVE, number('twenty-five'), 0],
  ['infinity', TWENTY_FIVE, number('1e999'), 0],
  ['Indian grouping', LAKH, number('1,25,000'), 1],
  ['western grouping', LAKH, number('125,000'), 1],
  ['the edge of the tolerance', THIRD, number('0.35'), 1],
  ['outside of the tolerance', THIRD, number('0.36'), 0],
  ['a word without its accents', RESUME, text('Resume'), 1],
  ['a word without its nukta', RESUME, text('  रिज्यूमे'), 1],
  ['a part of the word', RESUME, text('resum'), 0],
  ['the order', { kind: 'order', order: ['a', 'b', 'c'] }, { kind: 'order', order: ['a', 'b', 'c'] }, 1],
  [
    'a swapped order',
    { kind: 'order', order: ['a', 'b', 'c'] },
    { kind: 'order', order: ['b', 'a', 'c'] },
    0,
  ],
  [
    'half of the pairs',
    { kind: 'match', pairs: { a: 'x', b: 'y' } },
    { kind: 'match', pairs: { a: 'x', b: 'x' } },
    0.5,
  ],
  ['half of the gaps', { kind: 'gap', gaps: { g: 'a', h: 'b' } }, { kind: 'gap', gaps: { g: 'a' } }, 0.5],
])('%s', (_, key, answer, expected) => {
  expect(mark({ question: questionOf(key), key }, answer)).toBe(expected)
})

const CELSIUS = { key: { kind: 'number', value: -5, tolerance: 0 }, unit: '°C' } as const
const SHARE = { key: { kind: 'number', value: 0.5, tolerance: 0 } } as const
const PERCENT = { key: { kind: 'number', value: 50, tolerance: 0 } } as const
const THIRD_OF = { key: { kind: 'number', value: 1 / 3, tolerance: 0 } } as const
const SUM = { key: { kind: 'number', value: 0.3, tolerance: 0.1 } } as const

test.each<[{ key: Key; unit?: string }, string, number]>([
  [CELSIUS, '-5 °C', 1],
  [CELSIUS, '–5', 1],
  [CELSIUS, '−५ °C', 1],
  [CELSIUS, '5', 0],
  [CELSIUS, '-5 °F', 0],
  [SHARE, '.5', 1],
  [SHARE, '1/2', 1],
  [SHARE, '½', 1],
  [SHARE, '50%', 1],
  [SHARE, '5', 0],
  [PERCENT, '50%', 1],
  [THIRD_OF, '1/3', 1],
  [THIRD_OF, '0.333', 0],
  [SUM, '0.2', 1],
  [SUM, '0.4', 1],
  [SUM, '0.4000000000000001', 0],
  [SUM, '0.19', 0],
])('%j answered with %s earns %d', ({ key, unit }, typed, expected) => {
  expect(mark({ question: questionOf(key, unit), key }, number(typed))).toBe(expected)
})

test.each([
  ['C++', 'C', 0],
  ['C++', 'c++', 1],
  ['&&', '||', 0],
  ['>=', '<=', 0],
  ['👍', '!', 0],
])('%s answered with %s earns %d', (accepted, typed, expected) => {
  const key: Key = { kind: 'text', accepted: [accepted] }
  expect(mark({ question: questionOf(key), key }, text(typed))).toBe(expected)
})
