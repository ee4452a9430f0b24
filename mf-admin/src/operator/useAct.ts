import { useAttempt } from '@mentor-connect/api'
import { useState } from 'react'
import { withFreshPasskey } from './passkeys'

/** Runs acts on what a page shows, and reads it again afterwards, also after a refusal: somebody else may have acted. */
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
