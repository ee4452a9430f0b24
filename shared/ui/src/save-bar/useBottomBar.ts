import { useLayoutEffect, useRef, type RefObject } from 'react'

const HEIGHT = '--mc-bottom-bar'

/** For a bar at the bottom of the window that grows: tells the shell its height, as `StickyBar` does. */
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
