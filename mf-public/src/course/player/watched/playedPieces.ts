import { WATCH_PIECE_SECONDS } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import { piecesOfVideo } from '@mentor-connect/contract/courses/lessons/watchedPieces'

/** A piece counts as played if at least this share of it was, because a video resumes within a piece. */
const MOST = 0.5

/** The numbers of the pieces of a video that were played. Jumping over a piece does not play it. */
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
