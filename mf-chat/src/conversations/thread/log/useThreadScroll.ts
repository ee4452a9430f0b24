import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** New messages come into view this long after they came, in ms. */
export const AUTO_SCROLL_MS = 500

/** Who is this close to the end, in px, is at the end. */
const AT_END = 48

/** So many heights of the thread are too far to be glided over: what changes on the way would stop it. */
const FAR = 3

/** Older messages are fetched when this little is left above, in px. */
const NEAR_START = 800

interface ThreadScrollOptions {
  /** Keys of the first and the last message. */
  first: string | undefined
  last: string | undefined
  /** The last line of the system. */
  notice: number | undefined
  /** Whether the last one was written here: then it is followed wherever the reader is. */
  isLastOwn: boolean
  onNearStart: () => void
}

export interface ThreadScroll {
  ref: RefObject<HTMLDivElement | null>
  /** The reader sees the newest message, or will in a moment. */
  isAtEnd: boolean
  onScroll: () => void
  toEnd: () => void
}

/** Keeps the reader where they are: at the end with what is new, elsewhere with what they read. */
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

  // Something older came above: what is read stays where it is. The first sight of a thread is its end.
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

  // A keyboard that opens, or a message box that grows, takes its room from the older messages.
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

/** Scrolls a moment after something new has come, when it is to be followed, and the reader has not gone up meanwhile. */
function useFollow(newest: string | number | undefined, follows: boolean, toEnd: () => void) {
  const stillFollows = useRef(follows)
  useEffect(() => {
    stillFollows.current = follows
  }, [follows])
  useEffect(() => {
    if (newest === undefined || !follows) return
    const timer = setTimeout(() => stillFollows.current && toEnd(), AUTO_SCROLL_MS)
    return () => clearTimeout(timer)
    // Only something new scrolls, not a reader who comes back to the end.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [newest])
}
