import { useSearchState } from '@mentor-connect/contract/remote'
import type { TableSort } from './columns'

type Allowed = Record<string, readonly string[]>
type Chosen<Filters extends Allowed> = { [Name in keyof Filters]: Filters[Name][number] }

/**
 * Filters and page of a list, as the address says them.
 * @param allowed the values of each filter; the first one is the default
 */
export function useFilters<const Filters extends Allowed>(allowed: Filters) {
  const [params, update] = useSearchState()
  const chosen = Object.fromEntries(
    Object.entries(allowed).map(([name, values]) => [
      name,
      values.find((value) => value === params.get(name)) ?? values[0],
    ]),
  ) as Chosen<Filters>

  return {
    chosen,
    after: params.get('after') ?? undefined,
    /** Shows the first page with this value. */
    choose: <Name extends keyof Filters & string>(name: Name, value: Filters[Name][number]) =>
      update((current) => withValues(current, { [name]: value, after: '' })),
    showPage: (after: string) => update((current) => withValues(current, { after })),
  }
}

/** Filters of a list that can be sorted: its order is the filter `sort`. */
export function useSortedFilters<const Filters extends Allowed & { sort: readonly string[] }>(
  allowed: Filters,
) {
  const filters = useFilters(allowed)
  const sort: TableSort = {
    chosen: filters.chosen.sort,
    orders: allowed.sort,
    onChoose: (order) => filters.choose('sort', order),
  }
  return { ...filters, sort }
}

function withValues(current: URLSearchParams, values: Record<string, string>) {
  const next = new URLSearchParams(current)
  for (const [name, value] of Object.entries(values))
    if (value) next.set(name, value)
    else next.delete(name)
  return next
}

/** A filter that may be off is `all` in the address and absent in the request. */
export const unlessAll = <Value extends string>(value: Value | 'all'): Value | undefined =>
  value === 'all' ? undefined : value

/** The words that are searched for, as the address says them. */
export function useSearchText(): [text: string, search: (text: string) => void] {
  const [params, update] = useSearchState()
  const search = (text: string) =>
    update((current) => withValues(current, { search: text, after: '' }), { replace: true })
  return [params.get('search') ?? '', search]
}
