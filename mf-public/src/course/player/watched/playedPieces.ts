import { WATCH_PIECE_SECONDS } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import { piecesOfVideo } from '@mentor-connect/contract/courses/lessons/watchedPieces'

/**
 * Minimum share of a piece that must be played, from 0 to 1. It is less than 1, because a video may resume within a
 * piece.
 */
const MOST = 0.5

/** Indexes of the pieces of a video that were played. Pieces that the viewer jumped over do not count. */
export function playedPieces({ played, duration }: Pick<HTMLVideoElement, 'played' | 'duration'>): number[] {
  if (!Number.isFinite(duration)) return []
  return Array.from({ length: piecesOfVideo(duration) }, (_, piece) => piece).filter((piece) => {
    const start = piece * WATCH_PIECE_SECONDS
    const end = Math.min(start + WATCH_PIECE_SECONDS, duration)
    return playedSeconds(played, start, end) >= (end - start) * MOST
  })
}

function playedSeconds(played: TimeRanges, from: number, to: number): number {
  let seconds = 0
  for (let range = 0; range < played.length; range += 1)
    seconds += Math.max(Math.min(played.end(range), to) - Math.max(played.start(range), from), 0)
  return seconds
}
