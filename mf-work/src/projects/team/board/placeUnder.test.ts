import { placeUnder, type ColumnBox } from './placeUnder'

const card = (id: string, top: number) => ({ id, box: { left: 0, right: 100, top, bottom: top + 100 } })
const columns: ColumnBox[] = [
  {
    column: 'todo',
    box: { left: 0, right: 100, top: 0, bottom: 500 },
    cards: [card('a', 0), card('b', 100)],
  },
  { column: 'doing', box: { left: 120, right: 220, top: 0, bottom: 500 }, cards: [card('c', 0)] },
  { column: 'done', box: { left: 240, right: 340, top: 0, bottom: 500 }, cards: [] },
]

test.each([
  ['at its own place', 'a', 50, 50, { column: 'todo', index: 0 }],
  ['below the card that it has passed', 'a', 50, 151, { column: 'todo', index: 1 }],
  ['above the first card of another column', 'a', 170, 49, { column: 'doing', index: 0 }],
  ['at the end of another column', 'a', 170, 9999, { column: 'doing', index: 1 }],
  ['in an empty column', 'a', 300, 300, { column: 'done', index: 0 }],
  ['in the nearest column between two', 'a', 232, 0, { column: 'done', index: 0 }],
  ['in the first column left of the board', 'c', -50, 0, { column: 'todo', index: 0 }],
] as const)('a dragged card is %s', (_, held, x, y, place) => {
  expect(placeUnder(columns, held, x, y)).toEqual(place)
})

test('a board without columns has no place', () => {
  expect(placeUnder([], 'a', 0, 0)).toBeUndefined()
})
