import { useEffect, useState, type RefObject } from 'react'
import { passageAt, type Passage } from './passages'

const MOVES = ['timeupdate', 'seeking', 'seeked'] as const

/** Index of the passage at which a video is; -1 before the first. */
export function usePassageAt(video: RefObject<HTMLVideoElement | null>, passages: readonly Passage[]) {
  const [at, setAt] = useState(-1)
  useEffect(() => {
    const film = video.current
    if (!film) return
    const read = () => setAt(passageAt(passages, film.currentTime))
    read()
    for (const move of MOVES) film.addEventListener(move, read)
    return () => {
      for (const move of MOVES) film.removeEventListener(move, read)
    }
  }, [video, passages])
  return at
}
