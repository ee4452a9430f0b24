import { useCallback, useState } from 'react'
import type { Sdk } from './ClerkHost'
import { MisconfiguredSignIn } from './MisconfiguredSignIn'

/** `misconfigured`: the configuration is invalid, so that neither waiting nor retrying can help. */
export type SdkStatus = Sdk['status'] | 'misconfigured'

/** The state of the SDK; `usable` is null until it can be used. */
export function useSdk() {
  const [sdk, setSdk] = useState<Sdk | null>(null)
  const [broken, setBroken] = useState<'error' | 'misconfigured' | null>(null)

  const onError = useCallback((error: Error) => {
    console.error(error)
    setBroken(error instanceof MisconfiguredSignIn ? 'misconfigured' : 'error')
  }, [])

  const status: SdkStatus = broken ?? sdk?.status ?? 'loading'
  const usable = sdk && (status === 'ready' || status === 'degraded') ? sdk.clerk : null
  return { status, usable, onChange: setSdk, onError }
}
