import type { SeriesDate } from '@mentor-connect/contract/mentoring/sessions/series'
import { useState } from 'react'

/** A week that is left out of a series. */
export const LEFT_OUT = ''

/** The beginnings that can be chosen for the week of a date. */
const startsOf = ({ state, start, near }: SeriesDate) =>
  state === 'free' ? [start] : near.map((slot) => slot.start)

/**
 * The choice of one beginning for each week of a series. At first it is the date itself if that is free. A choice that
 * is not free any more counts as left out.
 */
export function useChosenDates(dates: SeriesDate[]) {
  const [choices, setChoices] = useState<Record<string, string>>({})
  /** The beginning that is chosen for the week of a date, or `LEFT_OUT`. */
  const chosenFor = (date: SeriesDate): string => {
    const starts = startsOf(date)
    const choice = choices[date.start] ?? (date.state === 'free' ? date.start : LEFT_OUT)
    return starts.includes(choice) ? choice : LEFT_OUT
  }
  return {
    chosenFor,
    choose: (date: SeriesDate, start: string) => setChoices({ ...choices, [date.start]: start }),
    starts: dates.map(chosenFor).filter((start) => start !== LEFT_OUT),
  }
}
