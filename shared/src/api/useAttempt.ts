import { useState } from 'react'
import { asApiFailure, type ApiFailure } from './ApiFailure'

/** An action of the page that calls the server: whether it is running, and how it failed last. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()

  /** Resolves with whether the action succeeded. */
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
