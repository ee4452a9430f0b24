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
  /** Returns the link to the record of a row; absent if rows open no record. */
  linkOf?: (row: Row) => string
  sort?: TableSort
}

/**
 * A list as a table whose rows open records. If there is little room, each row becomes a card that names its values,
 * and a select field sorts the list.
 */
export function DataTable<Row>({ label, columns, rows, keyOf, linkOf, sort }: DataTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null)
  useRowKeys(table)
  return (
    <Room>
      <Frame>
        {sort && <SortChoice columns={columns} sort={sort} />}
        {/* Tables shown as cards lose their native roles in some browsers, so the roles are explicit. */}
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
  // Clicks anywhere in a row open the record. For keyboards and screen readers there is the link in the row's
  // heading.
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

/** Longest text, in characters, that is kept on one line, such as a date with a time. */
const SHORT_MAX = 24
const isShort = (content: ReactNode) => typeof content === 'string' && content.length <= SHORT_MAX

/** Wraps content in one element. Renders nothing for empty content, so that phones can hide the empty cell. */
const CellContent = ({ children }: { children: ReactNode }) =>
  children === null || children === '' || children === false ? null : <div>{children}</div>

/** True if text is selected: the click then ended a selection, for example of an address to copy, and opens nothing. */
const hasSelectedText = () => Boolean(getSelection()?.toString())
