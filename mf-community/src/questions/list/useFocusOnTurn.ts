import { useEffect, useRef } from 'react'

/**
 * Returns a ref for the element above a list, which gets the focus when another page of the list is shown: the button
 * that was pressed may not be on that page.
 */
export function useFocusOnTurn<Element extends HTMLElement>(after: string) {
  const top = useRef<Element>(null)
  const shown = useRef(after)
  useEffect(() => {
    if (shown.current !== after) top.current?.focus({ preventScroll: true })
    shown.current = after
  }, [after])
  return top
}
