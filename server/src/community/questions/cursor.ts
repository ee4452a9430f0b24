import { sql, type RawBuilder, type SqlBool } from 'kysely'

/**
 * The position at which a page ends: the values of its last row in the columns of the order. The values do
 * not contain the separator.
 */
export type Cursor = (string | number)[]

const SEPARATOR = '~'
/**
 * Maximum value of a number in a cursor. The columns are integers of 32 bits, and PostgreSQL refuses to
 * compare them with larger numbers.
 */
const NUMBER_MAX = 2 ** 31 - 1

export const writeCursor = (values: Cursor) => values.join(SEPARATOR)

/** Parses a cursor for an order. Returns undefined for the first page, and if the cursor is malformed. */
export function readCursor(after: string | undefined, kinds: ('text' | 'number')[]): Cursor | undefined {
  const parts = after?.split(SEPARATOR)
  if (parts?.length !== kinds.length) return undefined
  const values = parts.map((part, index) => (kinds[index] === 'number' ? Number(part) : part))
  return values.every((value) => typeof value === 'string' || isNumber(value)) ? values : undefined
}

const isNumber = (value: number) => Number.isInteger(value) && Math.abs(value) <= NUMBER_MAX

/**
 * Returns the SQL condition that a row comes after a cursor, in the descending order of all these columns.
 */
export const isAfter = (columns: string[], cursor: Cursor): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(columns.map((column) => sql.ref(column)))}) < (${sql.join(cursor)})`

/** Cuts rows to a page. The query must have read one row more than the page has. */
export function cutPage<Row>(rows: Row[], limit: number, cursorOf: (last: Row) => Cursor) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > limit && last ? writeCursor(cursorOf(last)) : null }
}
