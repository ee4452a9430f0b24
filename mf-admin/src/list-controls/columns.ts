import type { ReactNode } from 'react'

/** A column of a table. */
export interface Column<Row> {
  head: string
  /** Name of the sort order of this column; absent if the list cannot be sorted by it. */
  sort?: string
  /** True for numbers, which are aligned at the end of the cell. */
  isNumber?: boolean
  /** Returns the content of a cell. Empty content gives an empty cell in tables, and is left out in cards. */
  render: (row: Row) => ReactNode
}

/** The columns of a table; the first one names the row. */
export type Columns<Row> = [Column<Row>, ...Column<Row>[]]

/** Sort order of a table: the name of a column's order, such as `joined`, or `-joined` for descending. */
export interface TableSort {
  chosen: string
  /**
   * All orders that the server offers. The first one of a column applies when the column is pressed for the first
   * time.
   */
  orders: readonly string[]
  onChoose: (order: string) => void
}

export const isDescending = (order: string) => order.startsWith('-')
const nameOf = (order: string) => order.replace(/^-/, '')

/** The value of `aria-sort` for a column; undefined if the table is sorted by another one. */
export function ariaSortOf(name: string, { chosen }: TableSort): 'ascending' | 'descending' | undefined {
  if (nameOf(chosen) !== name) return undefined
  return isDescending(chosen) ? 'descending' : 'ascending'
}

/** The order that pressing a column's heading selects; undefined if there is no other order. */
export function orderAfterPress(name: string, { chosen, orders }: TableSort): string | undefined {
  const own = orders.filter((order) => nameOf(order) === name)
  return nameOf(chosen) === name ? own.find((order) => order !== chosen) : own[0]
}

/** The orders for a select field, each with the heading of its column. */
export function ordersOf<Row>(columns: Column<Row>[], { orders }: TableSort) {
  return orders.flatMap((order) => {
    const column = columns.find(({ sort }) => sort === nameOf(order))
    return column ? [{ order, head: column.head }] : []
  })
}
