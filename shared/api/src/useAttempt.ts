import { useState } from 'react'
import { asApiFailure, type ApiFailure } from './ApiFailure'

/** Runs an action that calls the server, and reports whether it is running and how it last failed. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()

  /** Resolves with true if the action succeeded. Never rejects. */
  async function attempt(action: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setFailure(undefined)
    try {
      await action()
      return true
    } catch (error) {
      setFailure(asApiFailure(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { attempt, isBusy, failure }
}
