import { ApiFailure, call } from '@mentor-connect/api'
import {
  finishOpenIdSignIn,
  startOpenIdSignIn,
  type OpenIdReturn,
} from '@mentor-connect/contract/accounts/openId'
import { paths } from '@mentor-connect/contract/remote'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { grantOf } from '../grantOf'
import { needsSecondStep } from '../passkey/needsSecondStep'
import type { ServiceSignInProps } from '../signInProps'
import { pendingRedirect } from '../pendingRedirect'
import type { ServiceFailure } from '../ServiceFailureNote'
import { useAgreement } from '../useAgreement'
import { useWhenShownAgain } from '../useWhenShownAgain'

const NAMES = ['state', 'code', 'iss', 'error', 'error_description'] as const

type Phase = 'idle' | 'leaving' | 'finishing'

/**
 * Redirects to the provider's page and completes the sign-in after the return: exchanges the returned parameters,
 * once.
 */
export function useOpenIdSignIn({
  onSignedIn,
  onSecondStep,
}: Pick<ServiceSignInProps, 'onSignedIn' | 'onSecondStep'>) {
  const agreement = useAgreement()
  const navigate = useNavigate()
  const { state, search } = useLocation()
  const [phase, setPhase] = useState<Phase>('idle')
  const [failure, setFailure] = useState<ServiceFailure | null>(null)
  const hasReturned = useRef(false)

  const fail = (error: unknown) => {
    if (needsSecondStep(error)) return onSecondStep()
    setFailure(error instanceof ApiFailure ? error : 'failed')
    setPhase('idle')
  }

  async function start() {
    setFailure(null)
    setPhase('leaving')
    const { data } = await call(startOpenIdSignIn, { body: { language: agreement.language } })
    pendingRedirect.remember(state)
    window.location.assign(data.url)
  }

  async function finish(returned: OpenIdReturn) {
    const cameWith = pendingRedirect.take()?.state
    // Removes the code from the URL and from the history.
    void navigate(paths.signUp, { replace: true, state: cameWith })
    if (returned.error === 'access_denied') return setFailure('cancelled')
    setPhase('finishing')
    const { data } = await call(finishOpenIdSignIn, { body: { ...returned, ...agreement } })
    onSignedIn(grantOf(data), cameWith)
  }

  useEffect(() => {
    const returned = returnedWith(search)
    if (!returned || hasReturned.current) return
    hasReturned.current = true
    void finish(returned).catch(fail)
  })

  useWhenShownAgain(() => setPhase('idle'))

  return { phase, failure, start: () => void start().catch(fail) }
}

/** The parameters that the provider has added to the URL; undefined if the browser does not come from the provider. */
function returnedWith(search: string): OpenIdReturn | undefined {
  const query = new URLSearchParams(search)
  if (!query.get('state') || !(query.get('code') || query.get('error'))) return undefined
  return Object.fromEntries(
    NAMES.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])),
  ) as OpenIdReturn
}
