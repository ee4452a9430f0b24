import type { NotificationPreferences } from '@mentor-connect/contract/messages/notifications'
import { DEFAULT_QUIET_HOURS } from '@mentor-connect/contract/messages/notificationRules'
import { SettingsCard, timeOfDay } from '@mentor-connect/features/account'
import { useLocale } from '@mentor-connect/i18n'
import { SelectField, Switch, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { SavingStatus } from './SavingStatus'
import { TimeZoneChoice } from './TimeZoneChoice'
import type { Change, Saving } from './usePreferences'

interface Props {
  preferences: NotificationPreferences
  saving: Saving | undefined
  onChange: Change
}

type QuietHours = NotificationPreferences['quietHours']
const NONE: QuietHours = { from: 0, until: 0 }
const HALF_HOUR = 30
const HALF_HOURS = Array.from({ length: 48 }, (_, step) => step * HALF_HOUR)

/** Settings of the quiet hours, in the person's time zone. Nothing is sent during them. */
export function QuietHoursCard({ preferences: { quietHours, timeZone }, saving, onChange }: Props) {
  const t = useT()
  const isOn = quietHours.from !== quietHours.until
  const choose = (chosen: QuietHours) => onChange('quiet-hours', { quietHours: chosen })
  return (
    <SettingsCard title={t('chat.notificationSettings.quiet')}>
      <Switch
        label={t('chat.notificationSettings.quietSwitch')}
        hint={t('chat.notificationSettings.quietHint')}
        checked={isOn}
        onChange={(isWanted) => choose(isWanted ? DEFAULT_QUIET_HOURS : NONE)}
      />
      {isOn && (
        <Times>
          <TimeSelect
            label={t('chat.notificationSettings.from')}
            minute={quietHours.from}
            other={quietHours.until}
            onChange={(from) => choose({ ...quietHours, from })}
          />
          <TimeSelect
            label={t('chat.notificationSettings.until')}
            minute={quietHours.until}
            other={quietHours.from}
            onChange={(until) => choose({ ...quietHours, until })}
          />
        </Times>
      )}
      <TimeZoneChoice
        timeZone={timeZone}
        onChange={(chosen) => onChange('quiet-hours', { timeZone: chosen })}
      />
      <SavingStatus group="quiet-hours" saving={saving} />
    </SettingsCard>
  )
}

interface TimeProps {
  label: string
  minute: number
  /** Minute of the day at the other end of the quiet hours. It is not offered, because both ends must differ. */
  other: number
  onChange: (minute: number) => void
}

function TimeSelect({ label, minute, other, onChange }: TimeProps) {
  const locale = useLocale()
  const minutes = HALF_HOURS.includes(minute) ? HALF_HOURS : [...HALF_HOURS, minute].sort((a, b) => a - b)
  return (
    <SelectField
      label={label}
      value={String(minute)}
      options={minutes
        .filter((one) => one !== other)
        .map((one) => ({ value: String(one), label: timeOfDay(one, locale) }))}
      onChange={(value) => onChange(Number(value))}
    />
  )
}

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 12rem));
  gap: ${space[4]};
`
