import { createContext, useContext } from 'react'
import type { WatchedReports } from '../watched/useWatchedSaver'

/** A block of a lesson, and the second if it is a video. */
export interface Place {
  blockId: string
  second?: number
}

export interface ReadingPlace {
  /** Where the learner stopped last time. */
  start: Partial<Place> | undefined
  /** Where the learner is now. */
  report: (place: Place) => void
  /** What the learner watches of videos. */
  watched: WatchedReports
}

const NOBODY_READS: ReadingPlace = {
  start: undefined,
  report: () => undefined,
  watched: { watch: () => undefined, save: () => undefined },
}

export const ReadingPlaceContext = createContext<ReadingPlace>(NOBODY_READS)

export const useReadingPlace = () => useContext(ReadingPlaceContext)
