import { useAttempt } from '@mentor-connect/api'
import { useState } from 'react'
import { withFreshPasskey } from './passkeys'

/**
 * Runs actions on the content of a page, and calls `onChange` afterwards to read the content again. This also happens
 * after a refusal, because another operator may have changed it.
 */
export function useAct(onChange: () => void) {
  const { attempt, isBusy, failure } = useAttempt()
  const [done, setDone] = useState<string>()

  async function act(run: () => Promise<unknown>, said: string): Promise<boolean> {
    setDone(undefined)
    const hasSucceeded = await attempt(() => withFreshPasskey(run))
    if (hasSucceeded) setDone(said)
    onChange()
    return hasSucceeded
  }

  return { act, isBusy, failure, done }
}
