import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Returns false while a page is rendered on the server or hydrated, and true afterwards. It is for content that
 * depends on the browser, because hydration must produce the same HTML as the server. A component that is mounted
 * later gets true at once.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
