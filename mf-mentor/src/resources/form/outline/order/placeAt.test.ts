import { placeAt } from './placeAt'

const items = [
  { top: 0, bottom: 100 },
  { top: 100, bottom: 400 },
  { top: 400, bottom: 450 },
]

test.each([
  ['stays where it is', 0, 50, 0],
  ['stays until the middle of the next one', 0, 249, 0],
  ['passes the next one', 0, 251, 1],
  ['passes all', 0, 9999, 2],
  ['passes the one before', 2, 249, 1],
  ['passes all upwards', 2, -5, 0],
])('%s', (_, held, y, place) => {
  expect(placeAt(items, held, y)).toBe(place)
})

test('swapped items are not swapped back at the same height', () => {
  const y = 251
  expect(placeAt(items, 0, y)).toBe(1)
  const after = [
    { top: 0, bottom: 300 },
    { top: 300, bottom: 400 },
    { top: 400, bottom: 450 },
  ]
  expect(placeAt(after, 1, y)).toBe(1)
})
