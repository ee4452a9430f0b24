import { ApiFailure, call, newId, useAttempt } from '@mentor-connect/api'
import { useLearner } from '@mentor-connect/contract/auth'
import { bookSeries, type Series } from '@mentor-connect/contract/mentoring/sessions/series'
import { useAgeQuestion } from '@mentor-connect/features/age/question'
import { useRef } from 'react'

export interface SeriesPlan {
  mentorId: string
  kindId: string
  /** Beginning of the first session. */
  start: string
  weeks: number
}

/**
 * Books a series. The same choice keeps its client id, so that a repeated request books only once.
 * @param onTaken called if a date was taken meanwhile
 */
export function useSeriesBooking({ mentorId, kindId }: SeriesPlan, topic: string, onTaken: () => void) {
  const learner = useLearner()
  const { attempt, isBusy, failure } = useAttempt()
  const { afterAge, ageDialog } = useAgeQuestion(learner?._id)
  const sent = useRef({ choice: '', clientId: '' })

  /** Resolves to the booked series; undefined if it was not booked. */
  const book = async (starts: string[]): Promise<Series | undefined> => {
    if (!learner) return undefined
    const choice = [kindId, topic, ...starts].join('\n')
    if (sent.current.choice !== choice) sent.current = { choice, clientId: newId() }
    const { clientId } = sent.current
    const body = { userId: learner._id, clientId, mentor: mentorId, kindId, starts, topic: topic.trim() }
    let booked: Series | undefined
    await attempt(async () => {
      try {
        booked = (await afterAge(() => call(bookSeries, { body })))?.data
      } catch (error) {
        if (error instanceof ApiFailure && error.code === 'slot_taken') onTaken()
        throw error
      }
    })
    return booked
  }
  return { book, isBusy, failure, ageDialog }
}
