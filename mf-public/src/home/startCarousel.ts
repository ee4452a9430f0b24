import Embla from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'

const AUTOPLAY_MS = 4000
/** Embla's `duration`, which has no unit; at this value a slide moves for about 350 ms. */
const SCROLL_DURATION = 22
/** Distance in px after which a swipe moves the slides. */
const SWIPE_TOLERANCE = 5

export type Carousel = ReturnType<typeof startCarousel>

/**
 * Starts the library on a viewport that has scrolled natively until now. The slide that is visible stays
 * visible.
 */
export function startCarousel(viewport: HTMLElement) {
  const startIndex = shownSlide(viewport)
  viewport.scrollLeft = 0
  const embla = Embla(viewport, {
    align: 'start',
    loop: true,
    duration: SCROLL_DURATION,
    dragThreshold: SWIPE_TOLERANCE,
    startIndex,
  })
  return {
    move: (by: 1 | -1, jump: boolean) => (by > 0 ? embla.scrollNext(jump) : embla.scrollPrev(jump)),
    /** Starts or stops the automatic advance. */
    play: (isPlaying: boolean) => embla.reInit({}, isPlaying ? [autoplay()] : []),
    destroy: () => embla.destroy(),
  }
}

function autoplay() {
  return Autoplay({
    delay: AUTOPLAY_MS,
    stopOnInteraction: false,
    stopOnMouseEnter: true,
    stopOnFocusIn: true,
  })
}

function shownSlide(viewport: HTMLElement): number {
  const width = viewport.firstElementChild?.firstElementChild?.clientWidth ?? 0
  return width > 0 ? Math.round(viewport.scrollLeft / width) : 0
}
