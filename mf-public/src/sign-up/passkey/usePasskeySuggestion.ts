import { asApiFailure, type ApiFailure } from '@mentor-connect/api'
import type { Grant } from '@mentor-connect/contract/auth'
import { useEffect, useState } from 'react'
import { loadPasskeyLogin } from './loadPasskeyLogin'

/**
 * Lets the browser suggest passkeys in the e-mail field, if it can. Returns why the one that was chosen was refused.
 *
 * @param isWanted true while they may be suggested; the button below ends it, because a browser asks only once at a time
 */
export function usePasskeySuggestion(
  isWanted: boolean,
  enter: (grant: Grant) => void,
): ApiFailure | undefined {
  const [failure, setFailure] = useState<ApiFailure>()

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    suggest().then(
      (grant) => isCurrent && grant && enter(grant),
      (error: unknown) => isCurrent && setFailure(asApiFailure(error)),
    )
    return () => void (isCurrent = false)
    // `enter` is new at each rendering, and a second request would end the first one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted])

  useEffect(
    () => () => {
      if (isWanted) void loadPasskeyLogin().then(({ stopAsking }) => stopAsking())
    },
    // Only when the form is left: the button ends the suggestions by itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [],
  )

  return failure
}

async function suggest() {
  if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return undefined
  return (await loadPasskeyLogin()).logInWithSuggestion()
}
