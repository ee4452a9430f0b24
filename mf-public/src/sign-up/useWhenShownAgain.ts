import { useEffect, useEffectEvent } from 'react'

/** Coming back with the Back button shows the page as it was left. */
export function useWhenShownAgain(onShown: () => void) {
  const shown = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onShown()
  })
  useEffect(() => {
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])
}
