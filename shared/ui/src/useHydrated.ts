import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while a page is rendered on the server or hydrated, true afterwards. For what only the browser knows: hydration
 * must give the same HTML as the server. A component that is mounted later gets true at once.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
