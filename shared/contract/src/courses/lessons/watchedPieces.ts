import { WATCHED_DONE_PERCENT, WATCH_PIECE_SECONDS } from './lessonLimits'

/** Returns the number of pieces of a video. The last piece may be shorter. */
export const piecesOfVideo = (seconds: number) => Math.ceil(seconds / WATCH_PIECE_SECONDS)

/** Returns true if a video counts as watched. */
export function isWatched(watched: number, seconds: number): boolean {
  const pieces = piecesOfVideo(seconds)
  return pieces > 0 && watched * 100 >= pieces * WATCHED_DONE_PERCENT
}
