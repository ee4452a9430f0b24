import { useMedia } from '@mentor-connect/shared/ui'
import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useMemo, useState } from 'react'

const AUTOPLAY_MS = 4000
/** Embla's `duration`, not in ms; a slide takes about 350 ms. */
const SCROLL_DURATION = 22
/** Distance in px before a swipe moves the slides. */
const SWIPE_TOLERANCE = 5

/** A carousel that advances by itself until it is paused, hovered or focused; never with reduced motion. */
export function useMentorCarousel() {
  const still = useMedia('(prefers-reduced-motion: reduce)')
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
