import { call, useAttempt } from '@mentor-connect/api'
import {
  cancelMeeting,
  moveMeeting,
  type MeetingDetails,
} from '@mentor-connect/contract/mentoring/sessions/meetings'
import { useState } from 'react'
import { useNextSlots } from './booking/useBooking'

/**
 * Actions to move and to cancel a session. Both resolve to true on success. Afterwards, and after a conflict, the
 * session is loaded again.
 */
export function useSessionChanges({ id, revision }: MeetingDetails, onChanged: () => void) {
  const { attempt, isBusy, failure } = useAttempt()
  const { nextSlots, orNextSlots } = useNextSlots()
  const [done, setDone] = useState<'moved' | 'cancelled'>()
  const run = async (what: 'moved' | 'cancelled', act: () => Promise<unknown>) => {
    setDone(undefined)
    const hasWorked = await attempt(act)
    if (hasWorked) setDone(what)
    onChanged()
    return hasWorked
  }
  return {
    isBusy,
    failure,
    done,
    nextSlots,
    move: (start: string) =>
      run('moved', () => orNextSlots(() => call(moveMeeting, { params: { id }, body: { revision, start } }))),
    cancel: () => run('cancelled', () => call(cancelMeeting, { params: { id }, body: { revision } })),
  }
}
