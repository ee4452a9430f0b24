import { useEffect, useRef } from 'react'

/**
 * Moves the focus to a heading when it appears, as after a navigation, unless something else on the page has it by
 * then. The shell focuses the main region one frame after a navigation, so this waits for the frame after that.
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

/** Whether nothing has the focus, or only a region around the heading. */
const isFocusFree = (heading: HTMLElement | null) =>
  !document.activeElement || document.activeElement.contains(heading)
