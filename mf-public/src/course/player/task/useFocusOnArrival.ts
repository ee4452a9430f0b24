import { useEffect, useRef } from 'react'

/** Moves the focus to a heading that takes the place of what had it; not when the page is opened. */
export function useFocusOnArrival(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isWanted = useRef(takesFocus)
  useEffect(() => {
    if (isWanted.current) heading.current?.focus()
  }, [])
  return heading
}
