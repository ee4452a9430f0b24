import { useEffect, useRef } from 'react'

/**
 * Focuses a heading when it appears, as after a navigation, unless another element of the page has the focus. Waits
 * for two frames, because the shell focuses the main region one frame after a navigation.
 */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (isFocusFree(heading.current)) heading.current?.focus({ preventScroll: true })
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return heading
}

/** Returns true if nothing has the focus, or only an element that contains the heading. */
const isFocusFree = (heading: HTMLElement | null) =>
  !document.activeElement || document.activeElement.contains(heading)
