import { pageOf, useSearchState } from '@mentor-connect/contract/remote'

/** The state by which a list is filtered, and its page. Both are stored in the URL. */
export function useStateAndPage<State extends string>(states: readonly State[]) {
  const [params, update] = useSearchState()
  const show = (state: State | undefined, page = 1) =>
    update(() => new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) }))
  return { state: states.find((one) => one === params.get('state')), page: pageOf(params), show }
}
