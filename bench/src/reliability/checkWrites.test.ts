import { compareLists, difference } from './checkWrites'

it.each([
  [['a', 'b'], ['a', 'b'], 0, 0],
  [['a'], ['a', 'b'], 1, 0],
  [['a', 'b', 'b'], ['a', 'b'], 0, 1],
  [['a', 'a'], ['a', 'b'], 1, 1],
  [['a', 'unexpected'], ['a'], 0, 1],
])('for the list %j with %j acknowledged, %i is lost and %i duplicated', (found, expected, lost, doubled) => {
  expect(compareLists(found, new Set(expected))).toMatchObject({ lost, doubled })
})

it.each([
  [2, 2, 0, 0],
  [1, 3, 2, 0],
  [3, 2, 0, 1],
])('for a count of %i instead of %i, %i are lost and %i duplicated', (found, expected, lost, doubled) => {
  expect(difference(found, expected)).toMatchObject({ lost, doubled })
})
