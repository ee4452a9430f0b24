import { ApiFailure, call } from '@mentor-connect/api'
import { signInWithOauth } from '@mentor-connect/contract/accounts/oauth'
import type { Grant } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAgreement } from '../useAgreement'
import { useWhenShownAgain } from '../useWhenShownAgain'
import { pendingRedirect } from '../pendingRedirect'
import type { ServiceFailure } from '../ServiceFailureNote'
import { grantOf } from '../grantOf'
import { needsSecondStep } from '../passkey/needsSecondStep'
import type { ServiceSignInProps } from '../signInProps'
import type { Clerk } from './ClerkHost'
import { forget, isSignedIn, outcomeOf } from './outcome'
import { useSdk } from './useSdk'

/**
 * `leaving`: the person has pressed the button, and the redirect may wait for the SDK. `finishing`: the sign-in is
 * being completed after the return.
 */
export type Phase = 'idle' | 'leaving' | 'finishing'

/**
 * Signs in with Google through a sign-in service (Clerk). Redirects to Google; after the return, exchanges the session
 * of the sign-in service for one of the API, once.
 */
export function useGoogleSignIn({
  onSignedIn,
  onSecondStep,
}: Pick<ServiceSignInProps, 'onSignedIn' | 'onSecondStep'>) {
  const agreement = useAgreement()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { status, usable, ...sdk } = useSdk()
  const [phase, setPhase] = useState<Phase>('idle')
  const [failure, setFailure] = useState<ServiceFailure | null>(null)
  const hasBegun = useRef(false)
  const [isSettled, setSettled] = useState(false)

  const fail = (error: unknown) => {
    if (needsSecondStep(error)) return onSecondStep()
    console.error('OAuth error', error)
    setFailure(error instanceof ApiFailure ? error : 'failed')
    setPhase('idle')
  }

  async function finish(clerk: Clerk, cameWith: unknown) {
    setPhase('finishing')
    const outcome = await outcomeOf(clerk)
    if (outcome.kind !== 'signed-in') {
      setFailure(outcome.kind === 'cancelled' ? 'cancelled' : null)
      return setPhase('idle')
    }
    try {
      onSignedIn(await exchange(outcome.token, agreement), cameWith)
    } finally {
      // The API ends the session at the sign-in service; this call deletes the cookies of that session.
      await forget(clerk).catch((error: unknown) => console.warn(error))
    }
  }

  async function leave(clerk: Clerk) {
    pendingRedirect.remember(state)
    const back = { redirectUrl: paths.signUp, redirectUrlComplete: paths.signUp }
    await clerk.client!.signIn.authenticateWithRedirect({ strategy: 'oauth_google', ...back })
  }

  /**
   * Called once when the SDK is loaded: completes the sign-in that this tab has started, or ends a session left over
   * from an earlier one.
   */
  async function settle(clerk: Clerk) {
    const before = pendingRedirect.take()
    if (!before) return isSignedIn(clerk) ? forget(clerk) : undefined
    if (before.state) void navigate(paths.signUp, { replace: true, state: before.state })
    await finish(clerk, before.state)
  }

  useEffect(() => {
    if (!usable || hasBegun.current) return
    hasBegun.current = true
    void settle(usable)
      .catch(fail)
      .finally(() => setSettled(true))
  })

  // Waits until a session left over from an earlier sign-in has ended; until then, the service refuses a new one.
  const isDue = phase === 'leaving' && usable !== null && isSettled
  useEffect(() => {
    if (isDue) leave(usable!).catch(fail)
    // The dependencies do not include `usable` and `leave`, so that this runs once for each press of the button.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDue])

  useWhenShownAgain(() => setPhase('idle'))

  return {
    status,
    phase: status === 'error' || status === 'misconfigured' ? ('idle' as const) : phase,
    failure,
    start: () => {
      setFailure(null)
      setPhase('leaving')
    },
    sdk,
  }
}

/**
 * Exchanges a session of the sign-in service for ours. For a new account, records the consent that the page asked
 * for.
 */
async function exchange(token: string, agreement: ReturnType<typeof useAgreement>): Promise<Grant> {
  return grantOf((await call(signInWithOauth, { body: { token, ...agreement } })).data)
}
