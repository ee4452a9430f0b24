import { call, useAttempt } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import type { Attach } from '@mentor-connect/contract/mentoring/mentorships'
import { requestMentorship } from '@mentor-connect/contract/mentoring/mentorships'
import { paths } from '@mentor-connect/contract/remote'
import { MENTORSHIP_GOAL_MAX, MENTORSHIP_GOAL_MIN } from '@mentor-connect/contract/mentoring/mentorship'
import { useAgeQuestion } from '@mentor-connect/features/age/question'
import { graphemeCount } from '@mentor-connect/i18n'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

const EMPTY = { topic: '', goal: '' }
type FieldError = 'missing' | 'short' | 'long'

/** A request while it is written. Its text is kept on this device until it is sent; attachments are not kept. */
export function useRequest(learnerId: string, mentorId: string, onRefused: () => void) {
  const navigate = useNavigate()
  const { values, change, clear, restored } = useDraft(`ask/${mentorId}`, EMPTY)
  const { attempt, isBusy, failure } = useAttempt()
  const { afterAge, ageDialog } = useAgeQuestion(learnerId)
  const [isChecked, setChecked] = useState(false)
  const [attach, setAttach] = useState<Attach>({})
  const errors = errorsOf(values)

  /** Sends the request. If a field is invalid, resolves to the name of the first one. */
  const send = async (): Promise<'topic' | 'goal' | undefined> => {
    setChecked(true)
    if (errors.topic || errors.goal) return errors.topic ? 'topic' : 'goal'
    const goal = values.goal.trim()
    const body = {
      userId: learnerId,
      mentor: mentorId,
      topic: values.topic,
      goal,
      ...(isAnything(attach) && { attach }),
    }
    let id: string | undefined
    const hasWorked = await attempt(async () => {
      try {
        id = (await afterAge(() => call(requestMentorship, { body })))?.data.id
      } catch (error) {
        if (isRefused(error)) setAttach({})
        throw error
      }
    })
    // The request failed, or the age that was just entered forbids it, so the page loads again if the learner
    // may ask.
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
    attach,
    setAttach,
    isAttachGone: failure !== undefined && isRefused(failure),
    ageDialog,
    isRestored: restored !== undefined,
    errors: isChecked ? errors : {},
  }
}

const isAnything = ({ goal, plan, certificates = [] }: Attach) =>
  goal !== undefined || plan !== undefined || certificates.length > 0

/** Returns true if the server refused the request because an attachment no longer exists. */
const isRefused = (error: unknown) => (error as { fields?: { attach?: string } }).fields?.attach !== undefined

function errorsOf({ topic, goal }: typeof EMPTY): { topic?: FieldError; goal?: FieldError } {
  const length = graphemeCount(goal.trim())
  return {
    ...(topic === '' && { topic: 'missing' }),
    ...(length < MENTORSHIP_GOAL_MIN && { goal: 'short' }),
    ...(length > MENTORSHIP_GOAL_MAX && { goal: 'long' }),
  }
}
