import { useMedia } from '@mentor-connect/ui'
import { useEffect, useRef, useState } from 'react'
import type { Carousel } from './startCarousel'
import { useNear } from './useNear'

/**
 * A carousel that advances automatically until it is paused, hovered or focused, and never with reduced motion. Its
 * library is loaded when the carousel is near or used; until then, and if loading fails, the slides scroll natively.
 */
export function useMentorCarousel() {
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const [paused, setPaused] = useState(false)
  const viewport = useRef<HTMLDivElement>(null)
  const { isNear, approach } = useNear(viewport)
  const carousel = useCarousel(viewport, isNear)

  useEffect(() => carousel?.play(!still && !paused), [carousel, still, paused])

  const move = (by: 1 | -1) => (carousel ? carousel.move(by, still) : scroll(viewport.current!, by))
  return {
    viewport,
    /** True if the library moves the slides; otherwise they scroll natively. */
    isStarted: carousel !== null,
    approach,
    paused,
    canPlay: !still,
    togglePaused: () => setPaused(!paused),
    previous: () => move(-1),
    next: () => move(1),
  }
}

function useCarousel(viewport: React.RefObject<HTMLDivElement | null>, isNear: boolean): Carousel | null {
  const [carousel, setCarousel] = useState<Carousel | null>(null)

  useEffect(() => {
    if (!isNear) return
    let started: Carousel | undefined
    let isGone = false
    import(/* webpackChunkName: "carousel" */ './startCarousel')
      .then(({ startCarousel }) => {
        if (isGone) return
        started = startCarousel(viewport.current!)
        setCarousel(started)
      })
      .catch((error: unknown) => console.warn('The carousel only scrolls.', error))
    return () => {
      isGone = true
      started?.destroy()
    }
  }, [isNear, viewport])

  return carousel
}

/** Scrolls by one slide. At either end, continues at the other one. */
function scroll(viewport: HTMLElement, by: 1 | -1) {
  const { scrollLeft, scrollWidth, clientWidth } = viewport
  const end = scrollWidth - clientWidth
  const slide = viewport.firstElementChild?.firstElementChild?.clientWidth ?? clientWidth
  const isAtEdge = by > 0 ? scrollLeft >= end - 1 : scrollLeft <= 0
  viewport.scrollLeft = isAtEdge ? (by > 0 ? 0 : end) : scrollLeft + by * slide
}
