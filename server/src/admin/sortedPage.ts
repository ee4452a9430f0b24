import { LIST_PAGE } from '@mentor-connect/contract/admin/lists'
import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely'

/**
 * A column by which a list can be ordered. It must not be null in the rows of the list, and needs an index
 * together with the id.
 */
interface SortColumn {
  /** Qualified name, such as `mentors.created_at`. */
  column: string
  isNumber?: true
}

/** The order of a list: by a column, then by id among rows with the same value. */
export interface ListOrder extends SortColumn {
  id: string
  isDescending: boolean
}

type NameOf<Sort extends string> = Sort extends `-${infer Name}` ? Name : Sort

/**
 * Returns the order that `sort` names, such as `-joined`.
 *
 * @param id name of the id column
 */
export function orderOf<Sort extends string>(
  sort: Sort,
  columns: Record<NameOf<Sort>, SortColumn>,
  id: string,
): ListOrder {
  const isDescending = sort.startsWith('-')
  const name = (isDescending ? sort.slice(1) : sort) as NameOf<Sort>
  return { ...columns[name], id, isDescending }
}

/** The values of a page's last row, at which the next page begins. */
interface SortedRow {
  sortValue: string | number
  sortId: string
}

/** Orders a query and limits it to one page and one more row, which shows whether there is a next page. */
export function inOrder<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: ListOrder,
  after: string | undefined,
): SelectQueryBuilder<Tables, Table, Row & SortedRow> {
  const direction = order.isDescending ? 'desc' : 'asc'
  const [value, id] = [sql.ref(order.column), sql.ref(order.id)]
  const ordered = query
    .select([sql<string | number>`${value}`.as('sortValue'), sql<string>`${id}`.as('sortId')])
    .orderBy(value, direction)
    .orderBy(id, direction)
    .limit(LIST_PAGE + 1) as SelectQueryBuilder<Tables, Table, Row & SortedRow>
  const cursor = readCursor(after, order)
  if (!cursor) return ordered
  const comparison = order.isDescending ? sql`<` : sql`>`
  return ordered.where(sql<SqlBool>`(${value}, ${id}) ${comparison} (${cursor[0]}, ${cursor[1]})`)
}

/**
 * Parses the cursor of a page. Returns undefined for the first page, and if the cursor is malformed. Values
 * may contain the separator, but ids do not.
 */
function readCursor(
  after: string | undefined,
  { isNumber }: SortColumn,
): [value: string | number, id: string] | undefined {
  const end = after?.lastIndexOf('|') ?? -1
  if (after === undefined || end < 1 || end === after.length - 1) return undefined
  const [value, id] = [after.slice(0, end), after.slice(end + 1)]
  if (!isNumber) return [value, id]
  return Number.isFinite(Number(value)) ? [Number(value), id] : undefined
}

const cursorOf = ({ sortValue, sortId }: SortedRow) => `${sortValue}|${sortId}`

/** Cuts one page from a complete list of rows that is in ascending order of cursors. */
export const pageOfAll = <Row extends SortedRow>(rows: Row[], after = '') =>
  cutPage(rows.filter((row) => cursorOf(row) > after))

/** Cuts the rows of an `inOrder` query to a page. `next` is the cursor of the next page; null if there is none. */
export function cutPage<Row extends SortedRow>(found: Row[]): { rows: Row[]; next: string | null } {
  const rows = found.slice(0, LIST_PAGE)
  const last = rows.at(-1)
  return { rows, next: found.length > LIST_PAGE && last ? cursorOf(last) : null }
}
