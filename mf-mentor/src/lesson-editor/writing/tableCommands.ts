import { TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import type { Node } from 'prosemirror-model'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { schema } from '../document/schema'

const { nodes } = schema
/** Depth of the nodes of a table, which is always a block of the document. */
const DEPTH = { table: 1, row: 2, cell: 3 }

interface Cell {
  table: Node
  /** Position of the table's first row. */
  start: number
  row: number
  column: number
}

/** The table cell in which the selection begins; undefined outside of tables. */
export function currentCell({ selection: { $from } }: EditorState): Cell | undefined {
  if ($from.depth < DEPTH.cell || $from.node(DEPTH.cell).type !== nodes.table_cell) return undefined
  return {
    table: $from.node(DEPTH.table),
    start: $from.start(DEPTH.table),
    row: $from.index(DEPTH.table),
    column: $from.index(DEPTH.row),
  }
}

export const emptyTable = (rows: number, columns: number): Node =>
  nodes.table.create(
    null,
    Array.from({ length: rows }, () => emptyRow(columns)),
  )

const emptyRow = (columns: number) =>
  nodes.table_row.create(
    null,
    Array.from({ length: columns }, () => nodes.table_cell.create()),
  )

export const addRow: Command = (state, dispatch) =>
  changeRows(state, dispatch, ({ table, row }) => {
    if (table.childCount >= TABLE_ROWS_MAX) return undefined
    const rows = [...table.children]
    rows.splice(row + 1, 0, emptyRow(table.child(row).childCount))
    return rows
  })

export const deleteRow: Command = (state, dispatch) =>
  changeRows(state, dispatch, ({ table, row }) =>
    table.childCount > 1 ? table.children.filter((_, index) => index !== row) : undefined,
  )

export const addColumn: Command = (state, dispatch) =>
  changeRows(state, dispatch, ({ table, column }) =>
    table.children.every(({ childCount }) => childCount < TABLE_COLUMNS_MAX)
      ? table.children.map((row) => {
          const cells = [...row.children]
          cells.splice(column + 1, 0, nodes.table_cell.create())
          return nodes.table_row.create(null, cells)
        })
      : undefined,
  )

export const deleteColumn: Command = (state, dispatch) =>
  changeRows(state, dispatch, ({ table, column }) =>
    table.children.every(({ childCount }) => childCount > 1)
      ? table.children.map((row) =>
          nodes.table_row.create(
            null,
            row.children.filter((_, index) => index !== Math.min(column, row.childCount - 1)),
          ),
        )
      : undefined,
  )

/** Replaces the rows of the current table. The cursor stays in the same row and column. */
function changeRows(
  state: EditorState,
  dispatch: Parameters<Command>[1],
  change: (cell: Cell) => Node[] | undefined,
): boolean {
  const cell = currentCell(state)
  const rows = cell && change(cell)
  if (!rows) return false
  if (!dispatch) return true
  const { table, start } = cell
  const transaction = state.tr.replaceWith(start, start + table.content.size, rows)
  const row = Math.min(cell.row, rows.length - 1)
  const column = Math.min(cell.column, rows[row]!.childCount - 1)
  const at = positionOf(rows, row, column) + start
  dispatch(transaction.setSelection(TextSelection.create(transaction.doc, at)).scrollIntoView())
  return true
}

/** Position of a cell's text, relative to the table's first row. */
function positionOf(rows: readonly Node[], row: number, column: number): number {
  const above = rows.slice(0, row).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const before = rows[row]!.children.slice(0, column).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  return above + 1 + before + 1
}

/**
 * Moves the cursor to the next (1) or previous (-1) cell. After the last cell it leaves the table, so that the
 * keyboard is not trapped.
 */
export const goToCell =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const cell = currentCell(state)
    if (!cell) return false
    const rows = cell.table.children
    const places = rows.flatMap((row, at) => row.children.map((_, column) => [at, column] as const))
    const current = places.findIndex(([row, column]) => row === cell.row && column === cell.column)
    const next = places[current + step]
    if (!next) return false
    const at = cell.start + positionOf(rows, ...next)
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, at)).scrollIntoView())
    return true
  }
