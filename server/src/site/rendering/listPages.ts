import type { Pagination } from '@mentor-connect/contract/api/wire'
import { pageOf } from '@mentor-connect/contract/rules/pageOf'

const NUMBER = /^\p{Nd}+$/u

/**
 * Returns the canonical value of a query parameter. The number of a list's page has one form, which is empty
 * for the first page.
 */
export function canonicalValue(name: string, value: string): string {
  if (name !== 'page' || !NUMBER.test(value)) return value
  const page = pageOf(new URLSearchParams({ page: value }))
  return page === 1 ? '' : String(page)
}

/**
 * Returns the address of the last page of a list if `path` requests a later page; otherwise undefined.
 *
 * @param answers responses to the reads of the page
 * @param path path of the page with its query
 */
export function lastPageOf(answers: Record<string, unknown>, path: string): string | undefined {
  const [bare = '/', search] = path.split('?')
  const query = new URLSearchParams(search)
  const page = pageOf(query)
  if (page === 1) return undefined
  const list = Object.values(answers)
    .map((answer) => (answer as { pagination?: Partial<Pagination> } | null)?.pagination)
    .find((pagination) => pagination?.page === page)
  const last = Math.max(list?.totalPages ?? page, 1)
  if (last >= page) return undefined
  if (last === 1) query.delete('page')
  else query.set('page', String(last))
  return query.size > 0 ? `${bare}?${query}` : bare
}
