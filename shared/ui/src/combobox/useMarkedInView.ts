import { useEffect, useRef } from 'react'

/** A reference for the marked option, which is scrolled into view when another one is marked. */
export function useMarkedInView(active: number) {
  const marked = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, which React would take for a clean-up.
    marked.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return marked
}
