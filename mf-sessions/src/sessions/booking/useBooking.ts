import { call, newId, useAttempt } from '@mentor-connect/api'
import { bookMeeting } from '@mentor-connect/contract/api/meetings'
import { useLearner } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

/** Books a session and opens its page. The same choice has the same id, so that a repeated request books once. */
export function useBooking(mentorId: string) {
  const learner = useLearner()
  const navigate = useNavigate()
  const [topic, setTopic] = useState('')
  const { attempt, isBusy, failure } = useAttempt()
  const sent = useRef({ choice: '', clientId: '' })

  const book = async (start: string, kindId: string) => {
    if (!learner) return
    const choice = [start, kindId, topic].join('\n')
    if (sent.current.choice !== choice) sent.current = { choice, clientId: newId() }
    const { clientId } = sent.current
    let id = ''
    const hasWorked = await attempt(async () => {
      const body = { userId: learner._id, clientId, mentor: mentorId, kindId, start, topic: topic.trim() }
      id = (await call(bookMeeting, { body })).data.id
    })
    if (hasWorked) void navigate(paths.learner.session(id))
  }
  return { topic, setTopic, book, isBusy, failure }
}
