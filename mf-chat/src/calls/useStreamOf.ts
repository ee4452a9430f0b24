import { useMemo } from 'react'

/** A stream of one track, for an own picture. */
export function useStreamOf(track: MediaStreamTrack | null): MediaStream | null {
  return useMemo(() => track && new MediaStream([track]), [track])
}
