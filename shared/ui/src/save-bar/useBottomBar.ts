import { useLayoutEffect, useRef, type RefObject } from 'react'

const HEIGHT = '--mc-bottom-bar'

/**
 * Returns a ref for a bar at the bottom of the window whose height changes. The shell gets its height, as with
 * `StickyBar`.
 */
export function useBottomBar<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const ref = useRef<Bar>(null)
  useLayoutEffect(() => {
    const bar = ref.current
    if (!bar) return
    const { style } = document.documentElement
    const tell = () => style.setProperty(HEIGHT, `${bar.offsetHeight}px`)
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty(HEIGHT)
    }
  }, [])
  return ref
}
