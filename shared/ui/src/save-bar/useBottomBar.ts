import { useLayoutEffect, useRef, type RefObject } from 'react'

const HEIGHT = '--mc-bottom-bar'

/**
 * The bars that are currently shown. One may be above another, as the chat of a call is above the call's
 * controls.
 */
const bars: HTMLElement[] = []

/** Tells the shell the height of the bar that has appeared last. */
function tellHeight() {
  const { style } = document.documentElement
  const bar = bars.at(-1)
  if (bar) style.setProperty(HEIGHT, `${bar.offsetHeight}px`)
  else style.removeProperty(HEIGHT)
}

/**
 * Returns a ref for a bar at the bottom of the window whose height changes. The shell gets its height, as with
 * `StickyBar`.
 */
export function useBottomBar<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const ref = useRef<Bar>(null)
  useLayoutEffect(() => {
    const bar = ref.current
    if (!bar) return
    bars.push(bar)
    tellHeight()
    const observer = new ResizeObserver(tellHeight)
    observer.observe(bar)
    return () => {
      observer.disconnect()
      bars.splice(bars.indexOf(bar), 1)
      tellHeight()
    }
  }, [])
  return ref
}
