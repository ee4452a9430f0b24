import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `onShown` when the Back button restores the page from the back/forward cache, in the state in which it was
 * left.
 */
export function useWhenShownAgain(onShown: () => void) {
  const shown = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onShown()
  })
  useEffect(() => {
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])
}
