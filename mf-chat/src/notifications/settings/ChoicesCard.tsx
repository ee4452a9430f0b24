import type { NotificationPreferences } from '@mentor-connect/contract/messages/notifications'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { SettingsCard } from '@mentor-connect/features/account'
import { Hint } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { ChoicesGrid } from './ChoicesGrid'
import { SavingStatus } from './SavingStatus'
import type { Change, Saving } from './usePreferences'

interface Props {
  role: Role
  preferences: NotificationPreferences
  saving: Saving | undefined
  onChange: Change
}

/** Settings of the channels for each category of notifications. */
export function ChoicesCard({ role, preferences: { modes }, saving, onChange }: Props) {
  const t = useT()
  return (
    <SettingsCard title={t('chat.notificationSettings.choices')}>
      <Hint>{t('chat.notificationSettings.product')}</Hint>
      <ChoicesGrid role={role} modes={modes} onChange={(chosen) => onChange('choices', { modes: chosen })} />
      <SavingStatus group="choices" saving={saving} />
    </SettingsCard>
  )
}
