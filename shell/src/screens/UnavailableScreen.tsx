import { PageTitle } from '@mentor-connect/contract/remote'
import { useStore } from '@mentor-connect/ui/store'
import { Button } from '@mentor-connect/ui'
import { CloudOff, RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useT } from '../messages/useT'
import { isOnline, onlineOnServer } from '../offline/connection'
import type { RemoteFailureReason } from '../remotes/RemoteFailure'
import { Details, Message } from './parts'

interface Props {
  reason: RemoteFailureReason
  detail: string
  onRetry: () => void
  /** Reloads the document; set if the page belongs to an earlier release, so that trying again cannot help. */
  onReload?: () => void
}

/** Shown if an area could not be loaded. If there is no network, says so, and retries when the network returns. */
export function UnavailableScreen({ reason, detail, onRetry, onReload }: Props) {
  const t = useT()
  const online = useStore(isOnline, onlineOnServer)
  const [wasOffline] = useState(!online)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (wasOffline && online) retry()
  }, [wasOffline, online])

  if (!online)
    return (
      <Message role="alert">
        <PageTitle>{t('shell.offline.title')}</PageTitle>
        <CloudOff size={56} aria-hidden />
        <h1>{t('shell.offline.title')}</h1>
        <p>{t('shell.offline.help')}</p>
        <Button onClick={onRetry}>{t('ui.retry')}</Button>
      </Message>
    )
  if (onReload)
    return (
      <Message role="alert">
        <PageTitle>{t('shell.area.outdated.title')}</PageTitle>
        <RefreshCw size={56} aria-hidden />
        <h1>{t('shell.area.outdated.title')}</h1>
        <p>{t('shell.area.outdated.help')}</p>
        <Button onClick={onReload}>{t('shell.reload')}</Button>
      </Message>
    )
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
