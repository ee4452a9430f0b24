import { useEffect, useRef, useState, type RefObject } from 'react'
import { BLOCK_ATTRIBUTE } from './useBlockInView'

/** A reader who has scrolled by more than this, in px, has gone on. */
const MOVED = 80

/**
 * Scrolls to the block where the learner stopped. If that changes, it scrolls again, unless the reader has gone on.
 * @param blockId undefined to stay at the start
 * @returns whether it did, until the learner has read on by a screen
 */
export function useResume(container: RefObject<HTMLElement | null>, blockId: string | undefined) {
  const [hasResumed, setResumed] = useState(false)
  const settledAt = useRef<number>(undefined)
  useEffect(() => {
    const block =
      blockId !== undefined &&
      container.current?.querySelector(`[${BLOCK_ATTRIBUTE}="${CSS.escape(blockId)}"]`)
    // The shell sets the scroll position of a new page first.
    const frame = requestAnimationFrame(() => {
      const { current: settled = window.scrollY } = settledAt
      if (block && Math.abs(window.scrollY - settled) <= MOVED) {
        block.scrollIntoView({ block: 'start' })
        setResumed(true)
      }
      settledAt.current = window.scrollY
    })
    return () => cancelAnimationFrame(frame)
  }, [container, blockId])
  useEffect(() => {
    if (!hasResumed) return
    const start = window.scrollY
    const handleScroll = () => {
      if (Math.abs(window.scrollY - start) > window.innerHeight) setResumed(false)
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [hasResumed])

  return { hasResumed, forget: () => setResumed(false) }
}
