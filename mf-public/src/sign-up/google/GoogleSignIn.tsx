import { runtimeConfig } from '@mentor-connect/api'
import type { Grant } from '@mentor-connect/contract/auth'
import { Button, Stack, color, font, space, useHydrated } from '@mentor-connect/ui'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { ConsentNote } from '../ConsentNote'
import type { SignInConfig } from './checkSignIn'
import { GoogleLogo } from './GoogleLogo'
import { GoogleNote } from './GoogleNote'
import { pendingRedirect } from './pendingRedirect'
import { SdkHost } from './SdkHost'
import { useGoogleSignIn } from './useGoogleSignIn'

interface GoogleSignInProps {
  /** Whether the person has shown that they want to sign in; the SDK is not loaded before. */
  isWanted: boolean
  /** Shows what a new account agrees to, where the form next to it does not. */
  withConsent: boolean
  /** With what the page was opened with before Google, which says where the person wanted to go. */
  onSignedIn: (grant: Grant, cameWith: unknown) => void
}

/** The way in through Google. Whatever becomes of it, the forms above work without it. */
export function GoogleSignIn(props: GoogleSignInProps) {
  // A page that is rendered on a server does not know the configuration yet, and shows the button.
  const config = useHydrated() ? runtimeConfig().signIn : null
  return config === undefined ? null : <Offer config={config} {...props} />
}

function Offer({
  config,
  isWanted,
  withConsent,
  onSignedIn,
}: GoogleSignInProps & { config: SignInConfig | null }) {
  const t = useT()
  const noteId = useId()
  const { status, phase, failure, start, sdk } = useGoogleSignIn(onSignedIn)
  const [isNeeded, setNeeded] = useState(pendingRedirect.exists)
  const isBroken = status === 'error' || status === 'misconfigured'

  return (
    <Stack $gap={4}>
      {config && (isWanted || isNeeded) && <SdkHost config={config} {...sdk} />}
      <Or>{t('public.google.or')}</Or>
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
          {t(phase === 'idle' ? 'public.google.continue' : `public.google.${phase}`)}
        </Button>
      )}
      <GoogleNote id={noteId} status={status} failure={failure} />
      {withConsent && !isBroken && <ConsentNote />}
    </Stack>
  )
}

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  color: ${color.muted};
  font-size: ${font.size.small};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${color.border};
  }
`
