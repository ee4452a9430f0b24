import { useMemo } from 'react'

/** Returns a stream of one track, to show people their own picture. */
export function useStreamOf(track: MediaStreamTrack | null): MediaStream | null {
  return useMemo(() => track && new MediaStream([track]), [track])
}
