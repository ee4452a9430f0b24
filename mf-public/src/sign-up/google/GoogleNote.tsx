import { Button, Notice } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { ServiceFailureNote, type ServiceFailure } from '../ServiceFailureNote'
import type { SdkStatus } from './useSdk'

interface GoogleNoteProps {
  id: string
  status: SdkStatus
  failure: ServiceFailure | null
}

/** A note next to the button: says why the button is missing, or why the last attempt failed. */
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
  if (failure) return <ServiceFailureNote id={id} service="Google" failure={failure} />
  if (status === 'degraded') return <Notice id={id}>{t('public.google.degraded')}</Notice>
  return null
}
