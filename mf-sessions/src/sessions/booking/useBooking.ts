import { call, newId, useAttempt, ApiFailure } from '@mentor-connect/api'
import { bookMeeting } from '@mentor-connect/contract/mentoring/sessions/meetings'
import type { Slot } from '@mentor-connect/contract/api/wire'
import { useLearner } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { useAgeQuestion } from '@mentor-connect/features/age/question'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Books a session and opens its page. The same choice keeps its client id, so that a repeated request books only
 * once.
 */
export function useBooking(mentorId: string) {
  const learner = useLearner()
  const navigate = useNavigate()
  const [topic, setTopic] = useState('')
  const { attempt, isBusy, failure } = useAttempt()
  const { afterAge, ageDialog } = useAgeQuestion(learner?._id)
  const { nextSlots, orNextSlots } = useNextSlots()
  const sent = useRef({ choice: '', clientId: '', kindId: '' })

  const book = async (start: string, kindId: string) => {
    if (!learner) return
    const choice = [start, kindId, topic].join('\n')
    if (sent.current.choice !== choice) sent.current = { choice, clientId: newId(), kindId }
    const { clientId } = sent.current
    let id: string | undefined
    await attempt(async () => {
      const body = { userId: learner._id, clientId, mentor: mentorId, kindId, start, topic: topic.trim() }
      id = (await afterAge(() => orNextSlots(() => call(bookMeeting, { body }))))?.data.id
    })
    if (id) void navigate(paths.learner.session(id))
  }
  /** Books another time with the kind of session that was chosen before. */
  const bookInstead = (start: string) => book(start, sent.current.kindId)
  return { topic, setTopic, book, bookInstead, isBusy, failure, nextSlots, ageDialog }
}

/** Holds other free times to offer after the chosen one was taken by somebody else. */
export function useNextSlots() {
  const [nextSlots, setNextSlots] = useState<Slot[]>()
  /** Runs a booking or move. If the time was taken, stores the free times from the error, and rethrows. */
  const orNextSlots = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await work()
      setNextSlots(undefined)
      return result
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'slot_taken') setNextSlots(error.nextSlots)
      throw error
    }
  }
  return { nextSlots, orNextSlots }
}
