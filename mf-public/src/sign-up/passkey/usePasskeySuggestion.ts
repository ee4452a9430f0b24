import { asApiFailure, type ApiFailure } from '@mentor-connect/api'
import type { Grant } from '@mentor-connect/contract/auth'
import { useEffect, useRef, useState } from 'react'
import { loadPasskeyLogin } from './loadPasskeyLogin'

/**
 * Lets the browser suggest passkeys in the e-mail field, if it can. Returns the reason why a chosen passkey
 * was refused.
 *
 * @param isWanted true while passkeys may be suggested. The passkey button ends this, because a browser
 * handles only one request at a time.
 */
export function usePasskeySuggestion(
  isWanted: boolean,
  enter: (grant: Grant) => void,
): ApiFailure | undefined {
  const [failure, setFailure] = useState<ApiFailure>()
  const loaded = useRef<Awaited<ReturnType<typeof loadPasskeyLogin>>>(undefined)

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const suggest = async () => {
      if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return
      loaded.current = await loadPasskeyLogin()
      const grant = await loaded.current.logInWithSuggestion(() => isCurrent)
      if (grant && isCurrent) enter(grant)
    }
    suggest().catch((error: unknown) => isCurrent && setFailure(asApiFailure(error)))
    return () => void (isCurrent = false)
    // `enter` is new at each rendering, and a second request would end the first one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted])

  // The suggestions are stopped here only when the form is left; the button stops them itself.
  useEffect(() => () => loaded.current?.stopAsking(), [])

  return failure
}
