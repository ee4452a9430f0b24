import { hoursError, linesError, tidyLines } from './courseFacts'

test.each([
  [undefined, undefined],
  [0, undefined],
  [0.5, undefined],
  [200, undefined],
  [0.25, 'out_of_range'],
  [200.5, 'out_of_range'],
  [-1, 'out_of_range'],
  [NaN, 'out_of_range'],
])('%j hours: %s', (hours, error) => expect(hoursError(hours)).toBe(error))

test.each([
  ['outcomes', Array<string>(8).fill('Bake bread'), undefined],
  ['outcomes', [...Array<string>(8).fill('Bake bread'), '  '], undefined],
  ['outcomes', Array<string>(9).fill('Bake bread'), 'too_many'],
  ['needs', Array<string>(7).fill('An oven'), 'too_many'],
  ['needs', ['क्षि'.repeat(120)], undefined],
  ['needs', ['क्षि'.repeat(121)], 'too_long'],
] as const)('%s %#: %s', (field, lines, error) => expect(linesError(field, [...lines])).toBe(error))

test('lines are trimmed, and empty ones are removed', () =>
  expect(tidyLines([' Bake  bread ', '', ' '])).toEqual(['Bake bread']))
