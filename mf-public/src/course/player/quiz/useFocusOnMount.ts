import { useEffect, useRef } from 'react'

/** Focuses an element when it appears, because it replaces the element that had the focus. */
export function useFocusOnMount<Target extends HTMLElement>() {
  const target = useRef<Target>(null)
  useEffect(() => target.current?.focus(), [])
  return target
}
