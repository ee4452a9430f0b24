import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useMemo, useState } from 'react'

const AUTOPLAY_MS = 4000
/** Embla's own unit of scroll speed; a slide takes about 350 ms. */
const SCROLL_DURATION = 22
/** Pixels that a finger must travel before the slides follow it. */
const SWIPE_TOLERANCE = 5

/** Slides that move on by themselves until they are paused, hovered or focused; never under reduced motion. */
export function useMentorCarousel() {
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [paused, setPaused] = useState(false)
  const plugins = useMemo(
    () =>
      still || paused
        ? []
        : [
            Autoplay({
              delay: AUTOPLAY_MS,
              stopOnInteraction: false,
              stopOnMouseEnter: true,
              stopOnFocusIn: true,
            }),
          ],
    [still, paused],
  )
  const [viewport, carousel] = useEmblaCarousel(
    { align: 'start', loop: true, duration: SCROLL_DURATION, dragThreshold: SWIPE_TOLERANCE },
    plugins,
  )
  return {
    viewport,
    paused,
    canPlay: !still,
    togglePaused: () => setPaused(!paused),
    previous: () => carousel?.scrollPrev(still),
    next: () => carousel?.scrollNext(still),
  }
}
