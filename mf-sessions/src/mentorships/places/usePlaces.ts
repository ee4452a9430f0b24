import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import { getPlaces, savePlaces, type Places } from '@mentor-connect/contract/mentoring/mentorships'
import { useMentor } from '@mentor-connect/contract/auth'
import { useState } from 'react'

/** The signed-in mentor's number of places. Each change is saved at once. */
export function usePlaces() {
  const mentor = useMentor()
  const places = useEndpoint(getPlaces, mentor && {})
  const { attempt, isBusy, failure } = useAttempt()
  const [saved, setSaved] = useState<'capacity' | 'paused' | 'resumed'>()

  const save = async (patch: Partial<Pick<Places, 'capacity' | 'isPaused'>>) => {
    if (!places.data) return
    setSaved(undefined)
    const { capacity, isPaused } = { ...places.data, ...patch }
    const hasWorked = await attempt(async () => {
      places.setData((await call(savePlaces, { body: { capacity, isPaused } })).data)
    })
    if (hasWorked) setSaved('capacity' in patch ? 'capacity' : isPaused ? 'paused' : 'resumed')
  }
  return { places, save, saved, isBusy, failure }
}
