import { paths } from '@mentor-connect/contract/remote'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { ButtonLink } from '@mentor-connect/ui'
import { Settings2 } from 'lucide-react'
import { PushSwitch } from './PushSwitch'
import { SettingsCard } from './SettingsCard'
import { useT } from './useT'

/** Settings for push messages on this device, and a link to all notification settings. */
export function NotificationsCard({ userId, role }: { userId: string; role: Role }) {
  const t = useT()
  return (
    <SettingsCard title={t('account.notifications.title')}>
      <PushSwitch userId={userId} />
      <ButtonLink to={paths.notificationSettings(role)} $variant="secondary">
        <Settings2 size={18} aria-hidden />
        {t('account.notifications.settings')}
      </ButtonLink>
    </SettingsCard>
  )
}
