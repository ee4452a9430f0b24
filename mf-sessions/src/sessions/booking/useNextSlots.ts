import { ApiFailure } from '@mentor-connect/api'
import type { Slot } from '@mentor-connect/contract/api/wire'
import { useState } from 'react'

/** What is free instead of a time that was taken, until one is. */
export function useNextSlots() {
  const [nextSlots, setNextSlots] = useState<Slot[]>()
  /** Runs what takes a time. */
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
