import { useCallback, useSyncExternalStore } from 'react'

/**
 * Returns true if a media query matches, and updates when that changes. False on the server and until the page is
 * hydrated.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, notOnServer)
}

const notOnServer = () => false
