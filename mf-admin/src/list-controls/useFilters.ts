import { useSearchState } from '@mentor-connect/contract/remote'
import type { TableSort } from './columns'

type Allowed = Record<string, readonly string[]>
type Chosen<Filters extends Allowed> = { [Name in keyof Filters]: Filters[Name][number] }

/**
 * Filters and page of a list, stored in the URL.
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
    /** Number of filters that are not at their default, without the order. */
    count: Object.entries(allowed).filter(([name, [off]]) => name !== 'sort' && chosen[name] !== off).length,
    after: params.get('after') ?? undefined,
    /** Sets a filter, and returns to the first page. */
    choose: <Name extends keyof Filters & string>(name: Name, value: Filters[Name][number]) =>
      update((current) => withValues(current, { [name]: value, after: '' })),
    showPage: (after: string) => update((current) => withValues(current, { after })),
  }
}

/** Filters of a sortable list: the filter `sort` holds its order. */
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

/** Converts `all`, the URL's value for a filter that is off, to undefined, which omits the filter from the request. */
export const unlessAll = <Value extends string>(value: Value | 'all'): Value | undefined =>
  value === 'all' ? undefined : value

/** The search text of a list, stored in the URL. */
export function useSearchText(): [text: string, search: (text: string) => void] {
  const [params, update] = useSearchState()
  const search = (text: string) =>
    update((current) => withValues(current, { search: text, after: '' }), { replace: true })
  return [params.get('search') ?? '', search]
}
