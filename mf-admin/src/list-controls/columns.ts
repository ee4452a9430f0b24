import type { ReactNode } from 'react'

/** A column of a table. */
export interface Column<Row> {
  head: string
  /** Name of the order of this column; without it the list cannot be sorted by it. */
  sort?: string
  /** Numbers are aligned at their end. */
  isNumber?: boolean
  /** Nothing is shown as an empty cell, and in cards not at all. */
  render: (row: Row) => ReactNode
}

/** The columns of a table; the first one names the row. */
export type Columns<Row> = [Column<Row>, ...Column<Row>[]]

/** The order of a table, such as `joined`, or `-joined` for descending. */
export interface TableSort {
  chosen: string
  /** All orders that the server has. The one that a column begins with comes before its opposite. */
  orders: readonly string[]
  onChoose: (order: string) => void
}

export const isDescending = (order: string) => order.startsWith('-')
const nameOf = (order: string) => order.replace(/^-/, '')

/** The value of `aria-sort` for a column. */
export function ariaSortOf(name: string, { chosen }: TableSort): 'ascending' | 'descending' | undefined {
  if (nameOf(chosen) !== name) return undefined
  return isDescending(chosen) ? 'descending' : 'ascending'
}

/** The order after a press on the head of a column. */
export function orderAfterPress(name: string, { chosen, orders }: TableSort): string | undefined {
  const own = orders.filter((order) => nameOf(order) === name)
  return nameOf(chosen) === name ? own.find((order) => order !== chosen) : own[0]
}

/** The orders that a choice offers, each with the head of its column. */
export function ordersOf<Row>(columns: Column<Row>[], { orders }: TableSort) {
  return orders.flatMap((order) => {
    const column = columns.find(({ sort }) => sort === nameOf(order))
    return column ? [{ order, head: column.head }] : []
  })
}
