import { useId } from 'react'
import { LoadFailed, Notice, Skeleton, Switch } from '..'
import { PushSwitch } from './PushSwitch'
import { SettingsCard } from './SettingsCard'
import { useDigest } from './useDigest'
import { useT } from './useT'

/** E-mail notification settings. */
export function NotificationsCard({ userId }: { userId: string }) {
  const t = useT()
  return (
    <SettingsCard title={t('account.notifications.title')}>
      <PushSwitch userId={userId} />
      <DigestSwitch userId={userId} />
    </SettingsCard>
  )
}

function DigestSwitch({ userId }: { userId: string }) {
  const t = useT()
  const failureId = useId()
  const digest = useDigest(userId)
  if (digest.enabled === undefined)
    return digest.error ? (
      <LoadFailed error={digest.error} onRetry={digest.retry} />
    ) : (
      <Skeleton $height="3rem" />
    )
  return (
    <>
      <Switch
        label={t('account.notifications.digest')}
        hint={t('account.notifications.digestHint')}
        checked={digest.enabled}
        disabled={digest.isSaving}
        aria-describedby={digest.hasFailed ? failureId : undefined}
        onChange={(enabled) => void digest.choose(enabled)}
      />
      {digest.hasFailed && (
        <Notice tone="danger" id={failureId}>
          {t('account.notifications.failed')}
        </Notice>
      )}
    </>
  )
}
