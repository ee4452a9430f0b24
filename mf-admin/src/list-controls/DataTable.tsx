import { VisuallyHidden } from '@mentor-connect/ui'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { ColumnHead } from './ColumnHead'
import type { Columns, TableSort } from './columns'
import { Cell, Frame, Room, RowHead, Table, TableBody, TableHead, TableRow } from './tableParts'
import { SortChoice } from './SortChoice'
import { useRowKeys } from './useRowKeys'

interface DataTableProps<Row> {
  label: string
  columns: Columns<Row>
  rows: Row[]
  keyOf: (row: Row) => string
  /** The record that a row opens. */
  linkOf?: (row: Row) => string
  sort?: TableSort
}

/**
 * A list as a table whose rows open records. Where a table has no room, each row is a card that names its values, and a
 * select field sorts the list.
 */
export function DataTable<Row>({ label, columns, rows, keyOf, linkOf, sort }: DataTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null)
  useRowKeys(table)
  return (
    <Room>
      <Frame>
        {sort && <SortChoice columns={columns} sort={sort} />}
        {/* The roles hold where the table is shown as cards, too. */}
        <Table ref={table} role="table">
          <VisuallyHidden as="caption">{label}</VisuallyHidden>
          <TableHead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <ColumnHead key={column.head} column={column} sort={sort} />
              ))}
            </tr>
          </TableHead>
          <TableBody role="rowgroup">
            {rows.map((row) => (
              <RecordRow key={keyOf(row)} row={row} columns={columns} to={linkOf?.(row)} />
            ))}
          </TableBody>
        </Table>
      </Frame>
    </Room>
  )
}

interface RecordRowProps<Row> {
  row: Row
  columns: Columns<Row>
  to?: string
}

function RecordRow<Row>({ row, columns: [first, ...others], to }: RecordRowProps<Row>) {
  const navigate = useNavigate()
  // Only a convenience for pointers: the link in the head does the same for everybody.
  const open = ({ target }: MouseEvent) => {
    const isOwnControl = target instanceof Element && target.closest('a, button, input, label') !== null
    if (to && !isOwnControl && !hasSelectedText()) void navigate(to)
  }
  return (
    <TableRow role="row" onClick={open} $opens={to !== undefined}>
      <RowHead scope="row" role="rowheader">
        <HeadContent to={to}>{first.render(row)}</HeadContent>
      </RowHead>
      {others.map(({ head, isNumber, render }) => {
        const content = render(row)
        return (
          <Cell key={head} role="cell" data-head={head} $isNumber={isNumber} $isShort={isShort(content)}>
            <CellContent>{content}</CellContent>
          </Cell>
        )
      })}
    </TableRow>
  )
}

const HeadContent = ({ to, children }: { to?: string; children: ReactNode }) =>
  to ? <Link to={to}>{children}</Link> : children

/** Dates and times are in one line; what is longer than them may be wrapped. */
const SHORT_MAX = 24
const isShort = (content: ReactNode) => typeof content === 'string' && content.length <= SHORT_MAX

/** One element beside the head, or none: what is empty is hidden on phones. */
const CellContent = ({ children }: { children: ReactNode }) =>
  children === null || children === '' || children === false ? null : <div>{children}</div>

/** Whoever has just marked an address to copy it does not want to leave. */
const hasSelectedText = () => Boolean(getSelection()?.toString())
