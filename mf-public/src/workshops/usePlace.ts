import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import {
  getWorkshopCalendar,
  getWorkshopPlace,
  joinWorkshop,
  leaveWorkshop,
} from '@mentor-connect/contract/mentoring/workshops/workshops'
import { saveFile } from '@mentor-connect/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'

/** The place of a signed-in person in a workshop (seat, waiting list or none), and actions to take it or give it up. */
export function usePlace(id: string, onChanged: () => void) {
  const { session } = useSession()
  const params = { id }
  const place = useEndpoint(getWorkshopPlace, session.status === 'signed-in' ? { params } : null)
  const { attempt, isBusy, failure } = useAttempt()
  const [isLeaving, setLeaving] = useState(false)
  const change = (endpoint: typeof joinWorkshop | typeof leaveWorkshop) =>
    attempt(async () => {
      place.setData((await call(endpoint, { params, body: {} })).data)
    }).then((hasWorked) => {
      flushSync(() => setLeaving(false))
      onChanged()
      return hasWorked
    })
  return {
    session,
    place,
    isBusy,
    failure,
    isLeaving,
    setLeaving,
    join: () => change(joinWorkshop),
    leave: () => change(leaveWorkshop),
    download: () =>
      attempt(async () => saveFile((await call(getWorkshopCalendar, { params })).data, 'workshop.ics')),
  }
}
