import type { CardColumn } from '@mentor-connect/contract/work/projects/projectRules'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface ColumnBox {
  column: CardColumn
  box: Box
  /** The cards of the column from top to bottom. */
  cards: { id: string; box: Box }[]
}

/** A place on the board: a column, and the number of other cards above. */
export interface Place {
  column: CardColumn
  index: number
}

const middle = ({ top, bottom }: Box) => (top + bottom) / 2

/** Returns the distance of a position to a column, 0 inside of it. */
const distance = ({ left, right }: Box, x: number) => Math.max(left - x, x - right, 0)

/**
 * Returns the place of a dragged card: in the column that is nearest to the pointer, below every other card
 * whose middle the pointer has passed. Undefined if there is no column.
 */
export function placeUnder(columns: ColumnBox[], held: string, x: number, y: number): Place | undefined {
  const [nearest] = [...columns].sort((a, b) => distance(a.box, x) - distance(b.box, x))
  if (!nearest) return undefined
  const others = nearest.cards.filter(({ id }) => id !== held)
  return { column: nearest.column, index: others.filter(({ box }) => middle(box) < y).length }
}
