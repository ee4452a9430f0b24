import { useState } from 'react'
import { ApiFailure } from '../../../api'

/** One thing that a form asks the server for: whether it is under way, and how it failed last. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()

  /** Answers whether it worked. */
  async function attempt(submission: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setFailure(undefined)
    try {
      await submission()
      return true
    } catch (error) {
      console.error('A change of the sign-in settings failed.', error)
      setFailure(error instanceof ApiFailure ? error : new ApiFailure(0, 'internal', String(error)))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { attempt, isBusy, failure }
}
