import { useEffect, useState, type RefObject } from 'react'
import { BLOCK_ATTRIBUTE } from './useBlockInView'

/**
 * Scrolls to the block where the learner stopped.
 * @param blockId undefined to stay at the start
 * @returns whether it did, until the learner has read on by a screen
 */
export function useResume(container: RefObject<HTMLElement | null>, blockId: string | undefined) {
  const [hasResumed, setResumed] = useState(false)
  useEffect(() => {
    if (blockId === undefined) return
    const block = container.current?.querySelector(`[${BLOCK_ATTRIBUTE}="${CSS.escape(blockId)}"]`)
    if (!block) return
    // The shell sets the scroll position of a new page first.
    const frame = requestAnimationFrame(() => {
      block.scrollIntoView({ block: 'start' })
      setResumed(true)
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
