import { Button, Stack } from '@mentor-connect/ui'
import { useId, useState } from 'react'
import { ConsentNote } from '../ConsentNote'
import { useT } from '../messages/useT'
import { Or } from '../Or'
import { pendingRedirect } from '../pendingRedirect'
import type { ServiceSignInProps } from '../signInProps'
import type { SignInConfig } from './checkSignIn'
import { GoogleLogo } from './GoogleLogo'
import { GoogleNote } from './GoogleNote'
import { SdkHost } from './SdkHost'
import { useGoogleSignIn } from './useGoogleSignIn'

/** The sign-in through Google. The forms above work even if it fails. */
export function GoogleSignIn({
  config,
  isWanted,
  withConsent,
  onSignedIn,
  onSecondStep,
}: ServiceSignInProps & { config: SignInConfig }) {
  const t = useT()
  const noteId = useId()
  const { status, phase, failure, start, sdk } = useGoogleSignIn({ onSignedIn, onSecondStep })
  const [isNeeded, setNeeded] = useState(pendingRedirect.exists)
  const isBroken = status === 'error' || status === 'misconfigured'

  return (
    <Stack $gap={4}>
      {(isWanted || isNeeded) && <SdkHost config={config} {...sdk} />}
      <Or>{t('public.service.or')}</Or>
      {!isBroken && (
        <Button
          $variant="secondary"
          $wide
          $inactive={phase !== 'idle'}
          aria-describedby={noteId}
          onClick={() => {
            setNeeded(true)
            start()
          }}
        >
          <GoogleLogo />
          {t(phase === 'idle' ? 'public.service.continue' : `public.service.${phase}`, { service: 'Google' })}
        </Button>
      )}
      <GoogleNote id={noteId} status={status} failure={failure} />
      {withConsent && !isBroken && <ConsentNote />}
    </Stack>
  )
}
