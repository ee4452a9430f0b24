import { LIST_PAGE } from '@mentor-connect/contract/admin/lists'

/** How many rows a query of a page asks for: one more shows whether there is a next page. */
export const ROWS_ASKED = LIST_PAGE + 1

/** The values that the last row of the page before was ordered by; undefined on the first page or if it is malformed. */
export function readCursor(after: string | undefined): [at: string, id: string] | undefined {
  const [at, id] = after?.split('|') ?? []
  return at && id ? [at, id] : undefined
}

/** Cuts what was asked for down to a page. @param orderOf the values that the rows are ordered by */
export function cutPage<Row>(
  asked: Row[],
  orderOf: (row: Row) => [at: string, id: string],
): { rows: Row[]; next: string | null } {
  const rows = asked.slice(0, LIST_PAGE)
  const last = rows.at(-1)
  return { rows, next: asked.length > LIST_PAGE && last ? orderOf(last).join('|') : null }
}
