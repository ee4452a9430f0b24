import { WATCH_PIECE_SECONDS, WATCH_SPEED_MAX } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import { piecesOfVideo } from '@mentor-connect/contract/courses/lessons/watchedPieces'
import type { Watched } from './watched.repo'

interface Report {
  /** Numbers of the pieces, as the client has sent them. They may be repeated or not exist. */
  pieces: number[]
  /** Length of the video in seconds. */
  seconds: number
  now: Date
}

export interface Counted {
  watched: Watched
  /**
   * Reported pieces that do not count yet, because the learner cannot have watched them in the time since the
   * last report.
   */
  left: number[]
  isChanged: boolean
}

/**
 * Adds reported pieces to those that count as watched. Only as many new pieces count as fit into the time since
 * the last report at the highest playback speed. The first report only starts the clock.
 */
export function countPieces(before: Watched | undefined, { pieces, seconds, now }: Report): Counted {
  const known = before?.pieces ?? new Set<number>()
  const added = [...new Set(pieces)].filter((piece) => piece < piecesOfVideo(seconds) && !known.has(piece))
  const elapsedMs = before ? Math.max(now.getTime() - Date.parse(before.at), 0) : 0
  const most = Math.floor((elapsedMs * WATCH_SPEED_MAX) / (WATCH_PIECE_SECONDS * 1000))
  const counted = added.slice(0, most)
  const isChanged = counted.length > 0 || !before
  return {
    watched: {
      pieces: new Set([...known, ...counted]),
      at: isChanged ? now.toISOString() : before.at,
    },
    left: added.slice(most),
    isChanged,
  }
}
