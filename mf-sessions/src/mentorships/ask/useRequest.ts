import { call, useAttempt } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import { requestMentorship } from '@mentor-connect/contract/api/mentorships'
import { paths } from '@mentor-connect/contract/remote'
import { MENTORSHIP_GOAL_MAX, MENTORSHIP_GOAL_MIN } from '@mentor-connect/contract/rules/mentorship'
import { graphemeCount } from '@mentor-connect/i18n'
import { useAgeQuestion } from '@mentor-connect/ui/age/question'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

const EMPTY = { topic: '', goal: '' }
type FieldError = 'missing' | 'short' | 'long'

/** A request while it is written, kept on this device until it is sent. */
export function useRequest(learnerId: string, mentorId: string, onRefused: () => void) {
  const navigate = useNavigate()
  const { values, change, clear, restored } = useDraft(`ask/${mentorId}`, EMPTY)
  const { attempt, isBusy, failure } = useAttempt()
  const { afterAge, ageDialog } = useAgeQuestion(learnerId)
  const [isChecked, setChecked] = useState(false)
  const errors = errorsOf(values)

  /** Resolves with the first field that is not valid. */
  const send = async (): Promise<'topic' | 'goal' | undefined> => {
    setChecked(true)
    if (errors.topic || errors.goal) return errors.topic ? 'topic' : 'goal'
    const goal = values.goal.trim()
    const body = { userId: learnerId, mentor: mentorId, topic: values.topic, goal }
    let id: string | undefined
    const hasWorked = await attempt(async () => {
      id = (await afterAge(() => call(requestMentorship, { body })))?.data.id
    })
    // The age may close what was open before.
    if (!hasWorked || !id) return void onRefused()
    await clear()
    await navigate(paths.learner.mentorship(id), { state: { isNew: true } })
  }
  return {
    values,
    change,
    send,
    isBusy,
    failure,
    ageDialog,
    isRestored: restored !== undefined,
    errors: isChecked ? errors : {},
  }
}

function errorsOf({ topic, goal }: typeof EMPTY): { topic?: FieldError; goal?: FieldError } {
  const length = graphemeCount(goal.trim())
  return {
    ...(topic === '' && { topic: 'missing' }),
    ...(length < MENTORSHIP_GOAL_MIN && { goal: 'short' }),
    ...(length > MENTORSHIP_GOAL_MAX && { goal: 'long' }),
  }
}
