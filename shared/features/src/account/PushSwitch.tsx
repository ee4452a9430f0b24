import { useEndpoint } from '@mentor-connect/api'
import { getNotificationPreferences } from '@mentor-connect/contract/messages/notifications'
// The package name is required here, because the shell provides its only copy of this module under that name.
import { useSession } from '@mentor-connect/contract/auth'
import { useLocale } from '@mentor-connect/i18n'
import { Notice, Skeleton, Switch } from '@mentor-connect/ui'
import { timeOfDay } from './timeOfDay'
import { useT } from './useT'
import { usePush } from './usePush'

const IS_APPLE_MOBILE = /iPhone|iPad|iPod/

/** A switch for push messages on this device. It asks for permission only when it is switched on. */
export function PushSwitch({ userId }: { userId: string }) {
  const t = useT()
  const locale = useLocale()
  const role = useSession().session.role === 'mentor' ? 'mentor' : 'user'
  const push = usePush(userId, { locale, role })
  const quietHours = useQuietHoursText(userId)
  if (push.state === 'unknown') return <Skeleton $height="3rem" />
  if (push.state === 'unsupported')
    return (
      <p>
        {t(IS_APPLE_MOBILE.test(navigator.userAgent) ? 'account.push.apple' : 'account.push.unsupported')}
      </p>
    )
  const hint = [t('account.push.hint'), quietHours].filter(Boolean).join(' ')
  return (
    <>
      <Switch
        label={t('account.push.label')}
        hint={push.state === 'denied' ? t('account.push.denied') : hint}
        checked={push.state === 'on'}
        disabled={push.isSaving || push.state === 'denied'}
        onChange={(isWanted) => void push.choose(isWanted)}
      />
      {push.hasFailed && <Notice tone="danger">{t('account.notifications.failed')}</Notice>}
    </>
  )
}

/** Returns a text that names the quiet hours. Undefined while they are unknown, and if there are none. */
function useQuietHoursText(userId: string): string | undefined {
  const t = useT()
  const locale = useLocale()
  const { from = 0, until = 0 } =
    useEndpoint(getNotificationPreferences, { query: { userId } }).data?.quietHours ?? {}
  if (from === until) return undefined
  return t('account.push.quiet', { from: timeOfDay(from, locale), until: timeOfDay(until, locale) })
}
