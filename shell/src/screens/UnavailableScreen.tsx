import { PageTitle } from '@mentor-connect/shared/remote'
import { Button } from '@mentor-connect/shared/ui'
import { CloudOff } from 'lucide-react'
import { useT } from '../messages/useT'
import type { RemoteFailureReason } from '../remotes/RemoteFailure'
import { Details, Message } from './parts'

interface Props {
  reason: RemoteFailureReason
  detail: string
  onRetry: () => void
}

/** Shown if an area could not be loaded. */
export function UnavailableScreen({ reason, detail, onRetry }: Props) {
  const t = useT()
  return (
    <Message role="alert">
      <PageTitle>{t('shell.area.title')}</PageTitle>
      <CloudOff size={56} aria-hidden />
      <h1>{t('shell.area.title')}</h1>
      <p>{t(`shell.area.${reason}`)}</p>
      <Button onClick={onRetry}>{t('ui.retry')}</Button>
      <Details>
        <summary>{t('shell.area.detail')}</summary>
        <code>{detail}</code>
      </Details>
    </Message>
  )
}
