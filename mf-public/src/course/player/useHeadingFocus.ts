import { useEffect, useRef } from 'react'

/**
 * Moves the focus to a heading when it appears, as after a navigation, unless the reader already uses a control. The
 * shell focuses the main region one frame after a navigation, so this waits for the frame after that.
 */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (!isControlFocused()) heading.current?.focus({ preventScroll: true })
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return heading
}

const isControlFocused = () =>
  document.activeElement?.matches('a, button, input, select, textarea, summary') ?? false
