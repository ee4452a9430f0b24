import { useEffect, useRef } from 'react'

/** Focuses a heading that replaces the focused element. Does nothing when the page is opened. */
export function useFocusOnArrival(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isWanted = useRef(takesFocus)
  useEffect(() => {
    if (isWanted.current) heading.current?.focus()
  }, [])
  return heading
}
