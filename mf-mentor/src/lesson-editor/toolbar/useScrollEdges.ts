import { useEffect, useState, type RefObject } from 'react'

/** The edges at which a sideways scrolling bar hides content. */
export type Edges = 'none' | 'start' | 'end' | 'both'

/** Browsers round scroll positions, so smaller differences than this, in px, do not count. */
const ROUNDING = 1

/**
 * Says at which edges of an element content is hidden.
 * @param content any string that changes whenever the width of the content may have changed
 */
export function useScrollEdges(element: RefObject<HTMLElement | null>, content: string): Edges {
  const [edges, setEdges] = useState<Edges>('none')
  useEffect(() => {
    const bar = element.current
    if (!bar) return
    const measure = () => setEdges(edgesOf(bar))
    measure()
    bar.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      bar.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [element, content])
  return edges
}

function edgesOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Edges {
  const isCutAtStart = scrollLeft > ROUNDING
  const isCutAtEnd = scrollWidth - clientWidth - scrollLeft > ROUNDING
  if (isCutAtStart) return isCutAtEnd ? 'both' : 'start'
  return isCutAtEnd ? 'end' : 'none'
}
