import { Button, Stack } from '@mentor-connect/ui'
import { KeyRound } from 'lucide-react'
import { useId } from 'react'
import { ConsentNote } from '../ConsentNote'
import { useT } from '../messages/useT'
import { Or } from '../Or'
import { ServiceFailureNote } from '../ServiceFailureNote'
import type { ServiceSignInProps } from '../signInProps'
import { useOpenIdSignIn } from './useOpenIdSignIn'

interface OpenIdSignInProps extends ServiceSignInProps {
  /** Name of the provider. */
  service: string
}

/** The sign-in through an OpenID Connect provider. */
export function OpenIdSignIn({ service, withConsent, onSignedIn, onSecondStep }: OpenIdSignInProps) {
  const t = useT()
  const noteId = useId()
  const { phase, failure, start } = useOpenIdSignIn({ onSignedIn, onSecondStep })

  return (
    <Stack $gap={4}>
      <Or>{t('public.service.or')}</Or>
      <Button
        $variant="secondary"
        $wide
        $inactive={phase !== 'idle'}
        aria-describedby={failure ? noteId : undefined}
        onClick={start}
      >
        <KeyRound size={20} aria-hidden />
        {t(phase === 'idle' ? 'public.service.continue' : `public.service.${phase}`, { service })}
      </Button>
      {failure && <ServiceFailureNote id={noteId} service={service} failure={failure} />}
      {withConsent && <ConsentNote />}
    </Stack>
  )
}
