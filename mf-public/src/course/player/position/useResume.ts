import { useEffect, useRef, useState, type RefObject } from 'react'
import { BLOCK_ATTRIBUTE } from './useBlockInView'

/** If the page was scrolled by more than this, in px, the reader has moved on. */
const MOVED = 80

/**
 * Scrolls to the block where the learner stopped. If `blockId` changes, scrolls again, unless the reader has moved
 * on.
 * @param blockId id of the block; undefined to stay at the start
 * @returns `hasResumed`: true after scrolling, until the learner has moved on by the height of the window
 */
export function useResume(container: RefObject<HTMLElement | null>, blockId: string | undefined) {
  const [hasResumed, setResumed] = useState(false)
  const settledAt = useRef<number>(undefined)
  useEffect(() => {
    const block =
      blockId !== undefined &&
      container.current?.querySelector(`[${BLOCK_ATTRIBUTE}="${CSS.escape(blockId)}"]`)
    // Waits a frame, because the shell sets the scroll position of a new page first.
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
