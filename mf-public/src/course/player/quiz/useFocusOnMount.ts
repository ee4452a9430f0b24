import { useEffect, useRef } from 'react'

/** Moves the focus to an element when it appears in place of what had it. */
export function useFocusOnMount<Target extends HTMLElement>() {
  const target = useRef<Target>(null)
  useEffect(() => target.current?.focus(), [])
  return target
}
