// By the package name, so that the shell's single copy is used.
import { useSession } from '@mentor-connect/contract/auth'
import { useLocale } from '@mentor-connect/i18n'
import { Notice, Skeleton, Switch } from '..'
import { useT } from './useT'
import { usePush } from './usePush'

const IS_APPLE_MOBILE = /iPhone|iPad|iPod/

/** Push messages on this device: asks for permission only when it is switched on. */
export function PushSwitch({ userId }: { userId: string }) {
  const t = useT()
  const locale = useLocale()
  const role = useSession().session.role === 'mentor' ? 'mentor' : 'user'
  const push = usePush(userId, { locale, role })
  if (push.state === 'unknown') return <Skeleton $height="3rem" />
  if (push.state === 'unsupported')
    return (
      <p>
        {t(IS_APPLE_MOBILE.test(navigator.userAgent) ? 'account.push.apple' : 'account.push.unsupported')}
      </p>
    )
  return (
    <>
      <Switch
        label={t('account.push.label')}
        hint={t(push.state === 'denied' ? 'account.push.denied' : 'account.push.hint')}
        checked={push.state === 'on'}
        disabled={push.isSaving || push.state === 'denied'}
        onChange={(isWanted) => void push.choose(isWanted)}
      />
      {push.hasFailed && <Notice tone="danger">{t('account.notifications.failed')}</Notice>}
    </>
  )
}
