import type { Card } from '@mentor-connect/contract/work/projects/teamBoard'
import { aCard } from '../testing/aCard'
import { cardBefore, columnsOf, placeAfterStep, withChanges } from './boardState'

const a = aCard({ id: 'a', rank: 'a' })
const b = aCard({ id: 'b', rank: 'b' })
const c = aCard({ id: 'c', rank: 'a', column: 'doing' })
const NO_MOVES = new Map()
const ids = (cards: Card[]) => cards.map(({ id }) => id)

test('cards are in the order of their rank, and of their id if two ranks are equal', () => {
  const twin = aCard({ id: 'aa', rank: 'a' })
  expect(ids(columnsOf([b, twin, a, c], NO_MOVES).todo)).toEqual(['a', 'aa', 'b'])
})

test('a move that is not answered yet is shown at its place', () => {
  const columns = columnsOf([a, b, c], new Map([['a', { column: 'doing', index: 1 }]]))
  expect(ids(columns.todo)).toEqual(['b'])
  expect(ids(columns.doing)).toEqual(['c', 'a'])
})

test('changes replace, add and remove cards, and never go back to an older card', () => {
  const newer = aCard({ id: 'a', title: 'Newer', versions: { ...a.versions, title: 5 } })
  const board = withChanges({ cursor: 4, cards: [a, b] }, { cursor: 7, cards: [newer, c], removed: ['b'] })
  expect(ids(board.cards)).toEqual(['a', 'c'])
  const late = withChanges(board, { cursor: 5, cards: [a], removed: [] })
  expect(late.cards[0]?.title).toBe('Newer')
  expect(late.cursor).toBe(7)
})

test('a complete answer takes away all other cards', () => {
  const board = withChanges(
    { cursor: 4, cards: [a, b] },
    { cursor: 9, isComplete: true, cards: [b], removed: [] },
  )
  expect(ids(board.cards)).toEqual(['b'])
})

test('a place is named by the card before it', () => {
  const columns = columnsOf([a, b, c], NO_MOVES)
  expect(cardBefore(columns, 'c', { column: 'todo', index: 0 })).toBeNull()
  expect(cardBefore(columns, 'c', { column: 'todo', index: 1 })).toBe('a')
  expect(cardBefore(columns, 'a', { column: 'todo', index: 1 })).toBe('b')
  expect(cardBefore(columns, 'c', { column: 'todo', index: 99 })).toBe('b')
})

test.each([
  ['a', 'down', { column: 'todo', index: 1 }],
  ['a', 'up', undefined],
  ['b', 'down', undefined],
  ['b', 'right', { column: 'doing', index: 1 }],
  ['a', 'left', undefined],
  ['gone', 'up', undefined],
] as const)('a step of %s %s', (id, step, place) => {
  expect(placeAfterStep(columnsOf([a, b, c], NO_MOVES), id, step)).toEqual(place)
})
