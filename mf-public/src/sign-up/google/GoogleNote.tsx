import { paths } from '@mentor-connect/contract/remote'
import { Button, Notice, useFailureText } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useT } from '../messages/useT'
import type { GoogleFailure } from './useGoogleSignIn'
import type { SdkStatus } from './useSdk'

interface GoogleNoteProps {
  id: string
  status: SdkStatus
  failure: GoogleFailure | null
}

/** The note next to the button: why it is missing, or why the last attempt failed. */
export function GoogleNote({ id, status, failure }: GoogleNoteProps) {
  const t = useT()
  if (status === 'misconfigured') return <Notice id={id}>{t('public.google.misconfigured')}</Notice>
  if (status === 'error')
    return (
      <Notice id={id}>
        {t('public.google.unreachable')}{' '}
        <Button $variant="ghost" $small onClick={() => window.location.reload()}>
          {t('ui.retry')}
        </Button>
      </Notice>
    )
  if (failure) return <Failed id={id} failure={failure} />
  if (status === 'degraded') return <Notice id={id}>{t('public.google.degraded')}</Notice>
  return null
}

function Failed({ id, failure }: { id: string; failure: GoogleFailure }) {
  const t = useT()
  const failureText = useFailureText()
  if (typeof failure === 'string')
    return (
      <Notice id={id} tone={failure === 'cancelled' ? 'warning' : 'danger'}>
        {t(`public.google.${failure}`)}
      </Notice>
    )
  return (
    <Notice id={id} tone="danger">
      {failureText(failure)}{' '}
      {failure.code === 'oauth_mentor' && <Link to={paths.mentorSignUp}>{t('public.auth.mentorLink')}</Link>}
    </Notice>
  )
}
