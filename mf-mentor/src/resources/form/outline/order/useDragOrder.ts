import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { placeAt } from './placeAt'

/** Distance to the window's edge at which the page starts to scroll, in px. */
const EDGE = 90
/** Distance that the page scrolls at each pointer move near an edge, in px. */
const STEP = 14

/**
 * Reorders by mouse, pen or touch: a dragged item swaps places with those that it passes.
 * @param list the element whose children are the items
 * @param onMove called for every swap during the drag
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [held, setHeld] = useState<number | null>(null)
  const latest = useRef(onMove)
  useEffect(() => {
    latest.current = onMove
  })

  // The listeners are on the window, because an element loses the pointer when it is moved in the DOM.
  useEffect(() => {
    if (held === null) return
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      scrollAtEdge(clientY)
      const items = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect())
      const place = placeAt(items, held, clientY)
      if (place === held) return
      latest.current(held, place)
      setHeld(place)
    }
    const release = () => setHeld(null)
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', release)
    return () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', release)
    }
  }, [held, list])

  const hold = (index: number) => (event: PointerEvent) => {
    if (event.button !== 0) return
    event.preventDefault()
    setHeld(index)
  }
  return { held, hold }
}

function scrollAtEdge(y: number) {
  if (y < EDGE) window.scrollBy(0, -STEP)
  if (y > window.innerHeight - EDGE) window.scrollBy(0, STEP)
}
