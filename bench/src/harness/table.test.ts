import { judged } from './table'

it.each([
  [200, { atMost: 200 }, '200'],
  [1.1004, { atMost: 1.1, digits: 2 }, '**1.10**'],
  [95, { atLeast: 95 }, '95'],
  [76, { atLeast: 95 }, '**76**'],
  [NaN, { atMost: 1.1 }, '**NaN**'],
])('shows %d in bold if it misses %j', (value, limits, text) => expect(judged(value, limits)).toBe(text))
