import { CARD_COLUMNS, type CardColumn } from '@mentor-connect/contract/work/projects/projectRules'
import type { BoardChanges, Card } from '@mentor-connect/contract/work/projects/teamBoard'
import type { Place } from './placeUnder'

export type Board = Pick<BoardChanges, 'cursor' | 'cards'>

/** Cards of each column, from the first to the last. */
export type Columns = Record<CardColumn, Card[]>

/** Places to which the person has moved cards, as long as the server has not answered, by the id of the card. */
export type Moves = ReadonlyMap<string, Place>

const age = ({ versions }: Card) => Object.values(versions).reduce((sum, version) => sum + version, 0)

/**
 * Returns the board with changes from the server. Responses may arrive in any order, so a card is only replaced by one
 * that is not older.
 */
export function withChanges(board: Board, { cursor, cards, removed, isComplete }: BoardChanges): Board {
  const gone = new Set(removed)
  const present = new Set(cards.map(({ id }) => id))
  const isLeft = ({ id }: Card) => !gone.has(id) && (!isComplete || present.has(id))
  const byId = new Map(board.cards.filter(isLeft).map((card) => [card.id, card]))
  for (const card of cards) {
    const known = byId.get(card.id)
    if (!known || age(card) >= age(known)) byId.set(card.id, card)
  }
  return { cursor: Math.max(board.cursor, cursor), cards: [...byId.values()] }
}

const byRank = (a: Card, b: Card) => (a.rank === b.rank ? compare(a.id, b.id) : compare(a.rank, b.rank))
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Returns the columns as the person sees them: with this person's moves that the server has not answered yet.
 */
export function columnsOf(cards: Card[], moves: Moves): Columns {
  const columns: Columns = { todo: [], doing: [], done: [] }
  for (const card of [...cards].sort(byRank)) if (!moves.has(card.id)) columns[card.column].push(card)
  for (const [id, { column, index }] of moves) {
    const card = cards.find((one) => one.id === id)
    if (card) columns[column].splice(index, 0, { ...card, column })
  }
  return columns
}

/** Returns the place of a card; undefined if it is not on the board. */
export function placeOf(columns: Columns, cardId: string): Place | undefined {
  for (const column of CARD_COLUMNS) {
    const index = columns[column].findIndex(({ id }) => id === cardId)
    if (index >= 0) return { column, index }
  }
  return undefined
}

/** Returns the id of the card before a place, for a card that is moved there; null at the beginning of the column. */
export function cardBefore(columns: Columns, cardId: string, { column, index }: Place): string | null {
  const others = columns[column].filter(({ id }) => id !== cardId)
  return others[Math.min(index, others.length) - 1]?.id ?? null
}

export type Step = 'up' | 'down' | 'left' | 'right'

/** Returns the place one step further; undefined if there is none in this direction. */
export function placeAfterStep(columns: Columns, cardId: string, step: Step): Place | undefined {
  const place = placeOf(columns, cardId)
  if (!place) return undefined
  const { column, index } = place
  if (step === 'up') return index > 0 ? { column, index: index - 1 } : undefined
  if (step === 'down') return index < columns[column].length - 1 ? { column, index: index + 1 } : undefined
  const next = CARD_COLUMNS[CARD_COLUMNS.indexOf(column) + (step === 'right' ? 1 : -1)]
  return next && { column: next, index: Math.min(index, columns[next].length) }
}
