import { createContext, useContext } from 'react'
import type { WatchedReports } from '../watched/useWatchedSaver'

/** A position in a lesson: a block and, if it is a video, the second. */
export interface Place {
  blockId: string
  second?: number
}

export interface ReadingPlace {
  /** Position at which the learner stopped last time; undefined for the start of the lesson. */
  start: Partial<Place> | undefined
  /** Reports the present position of the learner. */
  report: (place: Place) => void
  /** Reports the played pieces of videos. */
  watched: WatchedReports
}

const NOBODY_READS: ReadingPlace = {
  start: undefined,
  report: () => undefined,
  watched: { watch: () => undefined, save: () => undefined },
}

export const ReadingPlaceContext = createContext<ReadingPlace>(NOBODY_READS)

export const useReadingPlace = () => useContext(ReadingPlaceContext)
