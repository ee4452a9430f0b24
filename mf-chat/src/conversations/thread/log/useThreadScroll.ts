import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Delay before new messages are scrolled into view, in ms. */
export const AUTO_SCROLL_MS = 500

/** Maximum distance to the end, in px, at which the reader counts as being at the end. */
const AT_END = 48

/**
 * If the end is farther away than this many heights of the thread, scrolling to it is not animated, because layout
 * changes would interrupt the animation.
 */
const FAR = 3

/** Distance to the start, in px, at which older messages are loaded. */
const NEAR_START = 800

interface ThreadScrollOptions {
  /** Key of the first message; undefined in an empty thread. */
  first: string | undefined
  last: string | undefined
  /** Key of the last system notice. */
  notice: number | undefined
  /** True if the last message is the reader's own, which is always scrolled into view. */
  isLastOwn: boolean
  onNearStart: () => void
}

export interface ThreadScroll {
  ref: RefObject<HTMLDivElement | null>
  /** True if the reader sees the newest message, or is being scrolled to it. */
  isAtEnd: boolean
  onScroll: () => void
  toEnd: () => void
}

/** Manages the scroll position: at the end it follows new messages, elsewhere it keeps what is being read in place. */
export function useThreadScroll({
  first,
  last,
  notice,
  isLastOwn,
  onNearStart,
}: ThreadScrollOptions): ThreadScroll {
  const ref = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const seen = useRef({ top: 0, fromEnd: 0, first })

  const note = () => {
    const { scrollTop, scrollHeight } = ref.current!
    seen.current.top = scrollTop
    seen.current.fromEnd = scrollHeight - scrollTop
  }
  const toEnd = useCallback(() => {
    const log = ref.current
    if (log) {
      const { scrollTop, scrollHeight, clientHeight } = log
      const isFar = scrollHeight - scrollTop - clientHeight > FAR * clientHeight
      log.scrollTo?.({ top: scrollHeight, behavior: isFar ? 'instant' : 'smooth' })
    }
    setAtEnd(true)
  }, [])

  const handleScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = ref.current!
    const isUp = scrollTop < seen.current.top
    note()
    if (scrollHeight - scrollTop - clientHeight <= AT_END) setAtEnd(true)
    else if (isUp) setAtEnd(false)
    if (isUp && scrollTop < NEAR_START) onNearStart()
  }

  // Older messages were added above: keeps the visible messages in place. The first render scrolls to the end.
  useLayoutEffect(() => {
    const log = ref.current!
    if (first !== seen.current.first && seen.current.first !== undefined)
      log.scrollTop = log.scrollHeight - seen.current.fromEnd
    else if (first !== seen.current.first) log.scrollTop = log.scrollHeight
    seen.current.first = first
    note()
  }, [first, last, notice])

  useFollow(last, isAtEnd || isLastOwn, toEnd)
  useFollow(notice, isAtEnd, toEnd)

  // If a keyboard opens or the message box grows, the end stays in view.
  useEffect(() => {
    const log = ref.current!
    const observer = new ResizeObserver(() => {
      if (isAtEnd) log.scrollTop = log.scrollHeight
    })
    observer.observe(log)
    return () => observer.disconnect()
  }, [isAtEnd])

  return { ref, isAtEnd, onScroll: handleScroll, toEnd }
}

/**
 * Scrolls to the end a moment after a new message if `follows` is true and the reader has not scrolled up in the
 * meantime.
 */
function useFollow(newest: string | number | undefined, follows: boolean, toEnd: () => void) {
  const stillFollows = useRef(follows)
  useEffect(() => {
    stillFollows.current = follows
  }, [follows])
  useEffect(() => {
    if (newest === undefined || !follows) return
    const timer = setTimeout(() => stillFollows.current && toEnd(), AUTO_SCROLL_MS)
    return () => clearTimeout(timer)
    // Runs only for a new message or notice, not when the reader returns to the end.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [newest])
}
